import type { PricePoint } from './pricePast'
import { type Candle, stepOf } from './priceRange'

/** A point or a candle whose price can be read. */
export type Reading = {
  /** Its place among all; no two have the same. */
  step: number
  /** The time that is named, and the time at which it is drawn. */
  at: number
  middle: number
  price: number
  candle?: Candle
}

/** What can be read of points, of which no two are in one step of a length. */
export const readPoints = (length: number, points: readonly PricePoint[]): Reading[] =>
  points.map(({ at, price }) => ({ step: stepOf(length, at), at, middle: at, price }))

/** What can be read of candles: each at the time at which it begins. */
export const readCandles = (candles: readonly Candle[]): Reading[] =>
  candles.map((candle) => {
    const { from, to, close } = candle
    return { step: from / (to - from), at: from, middle: (from + to) / 2, price: close, candle }
  })

/** The reading that is drawn nearest to a time; null if there is none. */
export const nearestReading = (readings: readonly Reading[], at: number): Reading | null =>
  readings.reduce<Reading | null>(
    (nearest, reading) =>
      nearest && Math.abs(nearest.middle - at) <= Math.abs(reading.middle - at) ? nearest : reading,
    null,
  )

/**
 * The reading at a step, or the next one beyond it in the direction of the move: prices that did not come while they were
 * paused leave steps without one. At the ends it stays where it is.
 */
export const moveReading = (readings: readonly Reading[], from: Reading, step: number): Reading =>
  (step > from.step
    ? readings.find((reading) => reading.step >= step)
    : readings.findLast((reading) => reading.step <= step)) ?? from
