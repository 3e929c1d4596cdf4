/** A price, and when it came: in milliseconds since the first one, without pauses. */
export type PricePoint = { price: number; at: number }

/** The prices of an asset since the page was opened. `changedAt` is the wall clock's time of the last, in ms. */
export type PriceHistory = { points: readonly PricePoint[]; changedAt: number }

/** Milliseconds that count at most between two prices: the market's interval. So a pause takes no room in a chart. */
const longestWait = 5000

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

/** Adds a price to a history. A full one keeps its whole span with every other point, and its exact high and low. */
export function addPrice(
  history: PriceHistory | undefined,
  { price, changedAt }: { price: number; changedAt: number },
  room: number,
): PriceHistory {
  const last = history?.points.at(-1)
  if (!history || !last) return { points: [{ price, at: 0 }], changedAt }
  if (changedAt === history.changedAt) return history
  const waited = Math.min(longestWait, Math.max(0, changedAt - history.changedAt))
  const points = [...history.points, { price, at: last.at + waited }]
  return { points: points.length > room ? thin(points) : points, changedAt }
}
