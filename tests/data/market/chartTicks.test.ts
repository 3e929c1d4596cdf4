import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatMoment, formatTick, priceTicks, timeTicks } from '@/data/market/chartTicks'
import { formatTickPrice } from '@/data/text/figures'

/** A time where this machine is. */
const local = (day: number, hours = 0, minutes = 0) => new Date(2026, 4, day, hours, minutes).getTime()

describe('the prices at the axis', () => {
  it.each([
    [63_000, 65_000, ['63,000.00', '63,500.00', '64,000.00', '64,500.00', '65,000.00']],
    [0.9991, 1.0009, ['1.00']],
    [0.131, 0.152, ['0.14', '0.15']],
    [0.00001201, 0.00001249, ['0.00001210', '0.00001220', '0.00001230', '0.00001240']],
    [5, 5, []],
  ])('between %d and %d are round', (low, high, ticks) => {
    expect(priceTicks(low, high).map(formatTickPrice)).toEqual(ticks)
  })

  it('are at most six, within the chart, and each is written differently', () => {
    const anyPrice = fc.double({ min: 0.01, max: 1e6, noNaN: true })
    const aroundCent = fc.double({ min: 0.005, max: 0.015, noNaN: true })
    const anySmall = fc.double({ min: -12, max: -2, noNaN: true }).map((power) => 10 ** power)
    fc.assert(
      fc.property(
        fc.oneof(anyPrice, aroundCent, anySmall),
        fc.double({ min: 0.0005, max: 3, noNaN: true }),
        (low, part) => {
          const high = low * (1 + part)
          const ticks = priceTicks(low, high)
          expect(ticks.length).toBeLessThanOrEqual(6)
          expect(new Set(ticks.map(formatTickPrice)).size).toBe(ticks.length)
          for (const tick of ticks) {
            expect(tick).toBeGreaterThanOrEqual(low * (1 - 1e-9))
            expect(tick).toBeLessThanOrEqual(high * (1 + 1e-9))
          }
        },
      ),
    )
  })
})

describe('the times at the axis', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['1h', local(11, 14, 17), local(11, 15, 17), ['14:30', '14:45', '15:00', '15:15']],
    ['24h', local(11, 14, 17), local(12, 14, 17), ['18:00', '12 May', '06:00', '12:00']],
    ['7d', local(11, 14), local(18, 14), ['13 May', '15 May', '17 May']],
    ['30d', local(1, 14), local(31, 14), ['8 May', '15 May', '22 May', '29 May']],
  ] as const)('of %s are full quarters, hours or days where the visitor is', (range, from, to, ticks) => {
    expect(timeTicks(range, from, to).map(formatTick)).toEqual(ticks)
  })

  it.each([
    ['Africa/Cairo', '24h', Date.UTC(2026, 3, 23, 14), ['18:00', '24 Apr', '06:00', '12:00']],
    ['America/Santiago', '30d', Date.UTC(2026, 7, 8, 12), ['15 Aug', '22 Aug', '29 Aug', '5 Sept']],
    // There midnight comes twice.
    ['America/Havana', '24h', Date.UTC(2026, 9, 31, 12), ['12:00', '18:00', '1 Nov', '06:00']],
  ] as const)(
    'name the day in %s on %s, where the clocks change at midnight',
    async (zone, range, from, ticks) => {
      vi.stubEnv('TZ', zone)
      // Its formats belong to the zone in which they were made.
      vi.resetModules()
      const { formatTick, timeTicks } = await import('@/data/market/chartTicks')
      const days = { '24h': 1, '7d': 7, '30d': 30 }[range]
      expect(timeTicks(range, from, from + days * 86_400_000).map(formatTick)).toEqual(ticks)
    },
  )

  describe('on days on which the clocks of Berlin change', () => {
    const minutes = (from: number, ticks: number[]) => ticks.map((at) => (at - from) / 60_000)

    it.each([
      ['spring', Date.UTC(2026, 2, 29, 0, 50)],
      ['autumn', Date.UTC(2026, 9, 25, 0, 50)],
    ])('come each quarter of an hour, once each, in %s', (_, from) => {
      vi.stubEnv('TZ', 'Europe/Berlin')
      expect(minutes(from, timeTicks('1h', from, from + 60 * 60_000))).toEqual([10, 25, 40, 55])
    })

    it.each([
      ['Europe/Berlin', Date.UTC(2026, 2, 28, 20), [180, 480, 840, 1200]],
      ['Europe/Berlin', Date.UTC(2026, 9, 24, 20), [120, 540, 900, 1260]],
    ])('are six hours apart by the clocks of %s', (zone, from, ticks) => {
      vi.stubEnv('TZ', zone)
      expect(minutes(from, timeTicks('24h', from, from + 24 * 60 * 60_000))).toEqual(ticks)
    })
  })

  it('are read out with the month in full', () => {
    expect(formatMoment(local(7, 9, 5))).toBe('7 May 09:05')
  })
})
