import { expect, it } from 'vitest'
import { joinedByLink } from '@/data/content/referral'

it.each([
  [0, 'Nobody has joined with your link yet.'],
  [1, '1 person joined with your link.'],
  [2, '2 people joined with your link.'],
  [12345, '12,345 people joined with your link.'],
])('says of %i: %s', (count, sentence) => {
  expect(joinedByLink(count)).toBe(sentence)
})
