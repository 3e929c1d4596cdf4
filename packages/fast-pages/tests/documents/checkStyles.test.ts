import { describe, expect, it } from 'vitest'
import { checkStyles } from '../../src/documents/checkStyles.ts'

const face = '@font-face{font-family:Some Text;src:url(/assets/some-text-1.woff2)format("woff2")}'
const sheet = '<link rel="stylesheet" crossorigin href="/assets/site-1.css">'

describe('a build', () => {
  it('passes when the document declares the typefaces itself', () => {
    expect(() => checkStyles(`<style>${face}html{color:red}</style>`)).not.toThrow()
  })

  it('passes without a typeface, with those of the system', () => {
    expect(() => checkStyles('<style>html{font-family:system-ui}</style>')).not.toThrow()
  })

  it('fails without a style tag', () => {
    expect(() => checkStyles('<p>')).toThrow('has no style tag')
  })

  it('fails when a typeface has become a part of the document', () => {
    const inline = face.replace('/assets/some-text-1.woff2', 'data:font/woff2;base64,d09GMg')
    expect(() => checkStyles(`<style>${inline}</style>`)).toThrow('holds a typeface itself')
  })

  it('fails when a style sheet blocks the first paint', () => {
    expect(() => checkStyles(`<style>${face}</style>${sheet}`)).toThrow('waits for a style sheet')
  })
})
