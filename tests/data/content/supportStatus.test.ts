import { describe, expect, it } from 'vitest'
import { supportHours } from '@/data/content/contact'
import { findSupportStatus } from '@/data/content/supportStatus'

const statusAt = (moment: string) => {
  const { state, until } = findSupportStatus(Date.parse(moment), supportHours)
  return [state, new Date(until).toISOString()]
}

describe('findSupportStatus', () => {
  it.each([
    ['on Monday morning before nine', '2026-11-23T13:59:59Z', 'closed', '2026-11-23T14:00:00.000Z'],
    ['on Monday at nine', '2026-11-23T14:00:00Z', 'open', '2026-11-23T23:00:00.000Z'],
    ['on Friday at six', '2026-11-27T23:00:00Z', 'closed', '2026-11-28T15:00:00.000Z'],
    ['on Saturday evening', '2026-11-28T21:00:00Z', 'closed', '2026-11-30T14:00:00.000Z'],
    ['on Sunday', '2026-11-29T17:00:00Z', 'emergency', '2026-11-30T14:00:00.000Z'],
    // The Saturdays before the clock changes on March 8 and November 1, 2026.
    ['before New York’s summer time', '2026-03-07T21:00:00Z', 'closed', '2026-03-09T13:00:00.000Z'],
    ['before its end', '2026-10-31T20:00:00Z', 'closed', '2026-11-02T14:00:00.000Z'],
    ['in summer', '2026-07-01T13:00:00Z', 'open', '2026-07-01T22:00:00.000Z'],
    ['when Sunday ends in New York', '2026-11-30T05:00:00Z', 'closed', '2026-11-30T14:00:00.000Z'],
  ])('%s', (_, moment, state, until) => {
    expect(statusAt(moment)).toEqual([state, until])
  })

  it('is closed for good without hours', () => {
    expect(findSupportStatus(0, [])).toEqual({ state: 'closed', until: Number.POSITIVE_INFINITY })
  })
})
