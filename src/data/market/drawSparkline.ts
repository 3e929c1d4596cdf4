/** The size of a sparkline in its own units, of which every price is a whole number: small lines need no more. */
export const sparklineSize = { width: 138, height: 46 }

/** Room for the line's own width. */
const margin = 4

/** The part of the last price that fills the height at least, so that the line of a stable price is nearly straight. */
const leastRange = 0.01

/**
 * The path of prices at equal distances, in steps from point to point, from a start at zero; and how far below the top of
 * the picture that start is. So a document holds that height once, not once for each line. `heights` are those of all
 * points, from the top.
 */
export function drawSparkline(prices: readonly number[], { width, height } = sparklineSize) {
  const low = Math.min(...prices)
  const high = Math.max(...prices)
  const range = Math.max(high - low, (prices.at(-1) ?? 0) * leastRange)
  const top = (high + low + range) / 2
  const heights = prices.map((price) => Math.round(margin + ((top - price) / range) * (height - 2 * margin)))
  const [start = height / 2, ...rest] = heights
  const step = Math.round(width / (prices.length - 1))
  let before = start
  const steps = rest.map((at) => {
    const change = at - before
    before = at
    return `${step}${change < 0 ? change : ` ${change}`}`
  })
  return { path: `M0 0l${steps.join(' ')}`, start, heights }
}
