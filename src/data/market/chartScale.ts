/** Extent of a chart: times in ms since the epoch, prices in dollars. */
type Extent = { from: number; to: number; low: number; high: number }

/** Places in a chart of 100 by 100, and the prices at its edges. */
export type ChartScale = {
  xOf: (at: number) => number
  yOf: (price: number) => number
  bottom: number
  top: number
}

/** The part of a price that fills the height at least, so that the line of a stable price is nearly straight. */
const leastRange = 0.008

/** Percent of the height above the highest and below the lowest price. */
const margin = 8

/** The places of times and prices in a chart. */
export function chartScale({ from, to, low, high }: Extent): ChartScale {
  const middle = (high + low) / 2
  const height = (Math.max(high - low, high * leastRange) * 100) / (100 - 2 * margin)
  const top = middle + height / 2
  const span = Math.max(1, to - from)
  return {
    xOf: (at) => ((at - from) / span) * 100,
    yOf: (price) => (height > 0 ? ((top - price) / height) * 100 : 50),
    bottom: middle - height / 2,
    top,
  }
}
