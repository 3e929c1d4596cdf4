import type { PricePoint } from './pricePast'

/** The prices of an asset since the page was opened, in order. */
export type PriceHistory = readonly PricePoint[]

/** The most points of one history, and of all histories together. */
const most = { ofOne: 500, ofAll: 240_000 }

/** The number of points that each history may hold where so many are kept. */
export const roomFor = (histories: number) =>
  Math.max(24, Math.min(most.ofOne, Math.floor(most.ofAll / histories)))

/** The points with the highest and with the lowest price, the first of equal ones; undefined without points. */
export function extremesOf(points: readonly PricePoint[]) {
  const [first] = points
  if (!first) return undefined
  let high = first
  let low = first
  for (const point of points) {
    if (point.price > high.price) high = point
    if (point.price < low.price) low = point
  }
  return { high, low }
}

/** Every other point, and those that a chart must not lose: the first, the last, the highest and the lowest. */
function thin(points: readonly PricePoint[]): PricePoint[] {
  const { high, low } = extremesOf(points) ?? {}
  const last = points.length - 1
  return points.filter((point, index) => index % 2 === 0 || index === last || point === high || point === low)
}

/**
 * Adds a price to a history, unless it is only reported again. A full history keeps its whole span with every other point,
 * and its exact high and low. After a clock was set back, prices follow each other as closely as they can.
 */
export function addPrice(history: PriceHistory, { price, at }: PricePoint, room: number): PriceHistory {
  const last = history.at(-1)
  if (last?.at === at) return history
  const points = [...history, { price, at: last ? Math.max(at, last.at + 1) : at }]
  return points.length > room ? thin(points) : points
}
