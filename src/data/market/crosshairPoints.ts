import type { PricePoint } from './pricePast'
import { type Candle, stepOf } from './priceRange'

/** A point or a candle on which the crosshair can stand. */
export type CrosshairPoint = {
  /** Its place among all; no two have the same. */
  step: number
  /** The time that is named, and the time at which it is drawn. */
  at: number
  middle: number
  price: number
  candle?: Candle
}

/** The points of a line, no two of them in one step of a length. */
export const linePoints = (length: number, points: readonly PricePoint[]): CrosshairPoint[] =>
  points.map(({ at, price }) => ({ step: stepOf(length, at), at, middle: at, price }))

/** The points of candles: each at the time at which it begins. */
export const candlePoints = (candles: readonly Candle[]): CrosshairPoint[] =>
  candles.map((candle) => {
    const { from, to, close } = candle
    return { step: from / (to - from), at: from, middle: (from + to) / 2, price: close, candle }
  })

/** The point that is drawn nearest to a time; null if there is none. */
export const nearestPoint = (points: readonly CrosshairPoint[], at: number): CrosshairPoint | null =>
  points.reduce<CrosshairPoint | null>(
    (nearest, point) =>
      nearest && Math.abs(nearest.middle - at) <= Math.abs(point.middle - at) ? nearest : point,
    null,
  )

/**
 * The point at a step, or the next one beyond it in the direction of the move: prices that did not come while they were
 * paused leave steps without one. At the ends it stays where it is.
 */
export const stepPoint = (
  points: readonly CrosshairPoint[],
  from: CrosshairPoint,
  step: number,
): CrosshairPoint =>
  (step > from.step
    ? points.find((point) => point.step >= step)
    : points.findLast((point) => point.step <= step)) ?? from
