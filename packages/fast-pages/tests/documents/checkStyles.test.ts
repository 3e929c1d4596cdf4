import { describe, expect, it } from 'vitest'
import { checkStyles } from '../../src/documents/checkStyles.ts'

const face = '@font-face{font-family:Some Text;src:url(/assets/some-text-1.woff2)format("woff2")}'
const sheet = '<link rel="stylesheet" crossorigin href="/assets/site-1.css">'

describe('a build', () => {
  it('passes when the document declares the typefaces itself', () => {
    expect(() => checkStyles(`<style>${face}html{color:red}</style>`)).not.toThrow()
  })

  it.each(['<style></style>', '<style>html{color:red}</style>', sheet])(
    'fails when the document declares no typeface: %s',
    (html) => {
      expect(() => checkStyles(html)).toThrow('names no typeface')
    },
  )

  it('fails when a style sheet blocks the first paint', () => {
    expect(() => checkStyles(`<style>${face}</style>${sheet}`)).toThrow('waits for a style sheet')
  })
})
