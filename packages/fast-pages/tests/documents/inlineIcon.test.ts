import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inlineIcon } from '../../src/documents/inlineIcon.ts'

const addressOf = (svg: string) =>
  /^<link href="(.*)">$/s.exec(inlineIcon('<link href="/favicon.svg">', svg))?.[1] ?? ''

/** The characters that an address may hold (RFC 3986), and the quotes of the drawing's attributes. */
const address = /^data:image\/svg\+xml,[\w\-.~:/?@!$&'()*+,;=%]*$/

it('puts the icon into an address without a character that none may hold', () => {
  const icon = readFileSync('packages/fast-pages/tests/fixture/public/favicon.svg', 'utf8')
  expect(addressOf(icon)).toMatch(address)
  const drawing = icon.trim().replace('<title>Two parts</title>', '').replaceAll('"', "'")
  expect(decodeURIComponent(addressOf(icon))).toBe(`data:image/svg+xml,${drawing}`)
})

it('does so whatever is drawn', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(addressOf(`<svg><text>${text}</text></svg>`)).toMatch(address)
    }),
  )
})
