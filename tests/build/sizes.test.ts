import { expect, it } from 'vitest'
import { measureSizes } from '../../scripts/size/measureSizes.mjs'

it('measures the scripts and the document of each prerendered page', () => {
  const { pages, files } = measureSizes('build/embedded')
  for (const [page, { scripts, document, elements }] of Object.entries(pages)) {
    const own = files.filter((file) => file.pages.includes(page))
    expect(scripts, page).toBeCloseTo(own.reduce((sum, { kib }) => sum + kib, 0))
    expect([scripts > 100, document > 2, elements > 50], page).toEqual([true, true, true])
  }
  expect(Object.keys(pages)).toContain('/market')
})
