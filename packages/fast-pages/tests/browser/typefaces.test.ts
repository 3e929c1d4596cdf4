import { expect, it, vi } from 'vitest'
import { typefacesId } from '../../src/browser/documentIds.ts'
import { loadFirstTypeface, loadTypefaces } from '../../src/browser/typefaces.ts'

class Face {
  status = 'unloaded'
  family: string
  weight: string
  constructor(family: string, _source: string, { weight }: { weight: string }) {
    this.family = family
    this.weight = weight
  }
  async load() {
    this.status = 'loaded'
  }
}

/** A rule for a typeface, as a sheet has it. */
const rule = (family: string, weight: string) => ({
  style: { fontFamily: `"${family}"`, fontWeight: weight, getPropertyValue: () => `url(${weight}.woff2)` },
})

it('loads every weight of a family of which one is shown already, and none twice', async () => {
  const fonts = new Set<Face>()
  const cssRules = [rule('Boxes', '700'), rule('Boxes', '400'), rule('Lines', '')]
  const setItem = vi.fn()
  vi.stubGlobal('FontFace', Face)
  vi.stubGlobal('navigator', { connection: { effectiveType: '3g' } })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem })
  vi.stubGlobal('document', {
    fonts,
    querySelector: (selector: string) =>
      selector === `#${typefacesId}[media]` ? { sheet: { cssRules } } : null,
  })
  loadFirstTypeface()
  await vi.waitFor(() => expect(fonts.size).toBe(1))
  loadTypefaces()
  await vi.waitFor(() => expect(setItem).toHaveBeenCalled())
  expect([...fonts].map(({ family, weight }) => `${family} ${weight}`)).toEqual([
    'Boxes 700',
    'Boxes 400',
    'Lines normal',
  ])
})
