import { expect, it } from 'vitest'
import { measureSizes } from '../../scripts/size/measureSizes.mjs'

const measured = measureSizes('build/embedded')

it('counts once what every page loads', () => {
  const { shared, pages } = measured
  const files = measured.files.filter((file) => file.pages.includes('every page'))
  expect(files.length).toBeGreaterThan(3)
  expect(shared.scripts).toBeCloseTo(files.reduce((sum, { kib }) => sum + kib, 0))
  expect(shared.scripts).toBeGreaterThan(100)
  for (const [page, { scripts, elements }] of Object.entries(pages)) {
    expect(scripts, page).toBeLessThan(shared.scripts)
    expect(elements, page).toBeGreaterThan(20)
  }
})
