import { expect, it } from 'vitest'
import { unavailableText } from '@/data/content/accountReads'

it.each([
  ['unreachable', 'No figure. Please check your connection.'],
  ['serverError', 'No figure. The fault is on our side.'],
  ['sessionMissing', 'No figure.'],
  ['timeout', 'No figure.'],
  [null, 'No figure.'],
])('a read that failed by %s says no more than is known', (reason, text) => {
  expect(unavailableText('No figure.', reason)).toBe(text)
})
