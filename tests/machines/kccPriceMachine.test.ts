import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepKccPrice } from '@/machines/kccPriceMachine'
import { anyPrice, anySource, cheapSource, cycle, hardSources, walk } from './chance'

describe('stepKccPrice', () => {
  it.each([
    ['lowest', 0, 68.68],
    ['middle', 0.5, 68.73],
    ['highest', 1, 68.78],
  ])('moves as far as it may by the %s number', (_, number, expected) => {
    expect(stepKccPrice(68.73, 68.73, () => number)).toBeCloseTo(expected, 10)
  })

  it('moves by 0.05 USDT at most, within half to double of where it began, however low that is', () => {
    fc.assert(
      fc.property(anyPrice, anySource, ([price, start], random) => {
        const after = stepKccPrice(price, start, random)
        expect(Math.abs(after - price)).toBeLessThanOrEqual(0.05 + price * 1e-9)
        expect(after).toBeGreaterThanOrEqual(start / 2)
        expect(after).toBeLessThanOrEqual(start * 2)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(hardSources)('keeps moving within its range by %s', (_, numbers) => {
    let stood = 0
    walk(stepKccPrice, 68.73, cycle(numbers), 20_000, (after, before) => {
      if (after === before) stood += 1
      if (!(after >= 68.73 / 2 && after <= 68.73 * 2)) throw new Error(`Price ${after}`)
    })
    expect(stood).toBe(0)
  })

  it.each([
    ['lower', 68.73 / 2],
    ['upper', 68.73 * 2],
  ])('is turned by the %s end of its range whenever chance leads there', (_, end) => {
    let isOut = 0
    let atEnd = 0
    const visit = (after: number) => {
      if (!(after >= 68.73 / 2 && after <= 68.73 * 2)) isOut += 1
      if (Math.abs(after - end) <= 0.05) atEnd += 1
    }
    walk(stepKccPrice, 68.73, cheapSource(), 20_000, visit, end)
    expect(isOut).toBe(0)
    // A walk that sets out from an end comes back to it often; one that never did would show nothing.
    expect(atEnd).toBeGreaterThan(20)
  })
})
