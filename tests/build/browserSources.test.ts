import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ofSources } from '../browsers/exceptions'
import { newerFeatures } from '../browsers/sourceFeatures'
import { baselineDay } from '../browsers/widelyAvailable'

it('uses only what is widely available in the browsers that README names, or has a reason', () => {
  const newer = newerFeatures('src', 'packages/fast-pages/src')
  const unexplained = Object.entries(newer).filter(([key]) => !(key in ofSources))
  expect(unexplained, 'newer than the browsers that the site is for').toEqual([])
  expect(Object.keys(ofSources), 'exceptions that nothing needs any more').toEqual(Object.keys(newer))
})

it('takes the day of its Baseline from README', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Baseline Widely available of ${baselineDay}`)
})
