/** The middle of some measures, and the quartiles: half of the measures lie between `low` and `high`. */
export type Spread = { low: number; median: number; high: number }

/** The value that so large a share of the measures lie below, between two of them where it falls there. */
export function quantile(measures: number[], share: number): number {
  const sorted = measures.toSorted((one, other) => one - other)
  const place = (sorted.length - 1) * share
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place))
  return below + (above - below) * (place % 1)
}

export const median = (measures: number[]): number => quantile(measures, 0.5)

export const spreadOf = (measures: number[]): Spread => ({
  low: quantile(measures, 0.25),
  median: median(measures),
  high: quantile(measures, 0.75),
})

/**
 * The ratios of measures to those that were taken in the same run, because what slows a machine down for a minute slows
 * down both. A run in which there was nothing to compare with has none.
 */
export const ratiosOf = (measures: number[], others: number[]): number[] =>
  measures.flatMap((measure, run) => (others[run] ? measure / others[run] : []))

/** True if two passes have found the same: their spreads overlap. */
export function isConfirmed(first: number[], second: number[]): boolean {
  const [one, other] = [spreadOf(first), spreadOf(second)]
  return one.low <= other.high && other.low <= one.high
}

/** A spread as text: the median, and the quartiles where they differ as they are shown. */
export function showSpread({ low, median, high }: Spread, decimals: number): string {
  const show = (figure: number) =>
    figure.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return show(low) === show(high) ? show(median) : `${show(median)} [${show(low)}–${show(high)}]`
}
