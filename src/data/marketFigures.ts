const price = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})

const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumSignificantDigits: 4,
})

const points = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Which way a change goes; none at all is neither a gain nor a loss. */
export type Trend = 'gain' | 'loss' | 'flat'

/** A price in dollars to two decimals: `$64,218.40`. */
export const formatPrice = (dollars: number) => price.format(dollars)

/** A large amount of dollars in four digits: `$687.3M`. */
export const formatCompact = (dollars: number) => compact.format(dollars)

/** Reads the way off a change in percent. */
export const trendOf = (change: number): Trend => (change > 0 ? 'gain' : change < 0 ? 'loss' : 'flat')

const signs: Record<Trend, string> = { gain: '+', loss: '-', flat: '' }

/** A change in percent with its sign, which it keeps when it rounds to nothing: `+15.2%`. */
export const formatChange = (change: number) => `${signs[trendOf(change)]}${points.format(Math.abs(change))}%`
