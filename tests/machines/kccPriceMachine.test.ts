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

  it('stays in its range for ten million ticks', () => {
    let low = 68.73
    let high = 68.73
    walk(stepKccPrice, 68.73, cheapSource(), 10_000_000, (after) => {
      low = Math.min(low, after)
      high = Math.max(high, after)
    })
    expect(low).toBeGreaterThanOrEqual(68.73 / 2)
    expect(high).toBeLessThanOrEqual(68.73 * 2)
    // So long a walk has been at an end; one that never got there would show nothing.
    expect(low).toBeLessThan(34.5)
  })
})
