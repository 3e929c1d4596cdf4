const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const plain = new Intl.NumberFormat('en-US', decimals)
const brief = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', ...decimals })
const compactDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  minimumSignificantDigits: 3,
  maximumSignificantDigits: 4,
})

/** U+2212, which is as wide as the plus, unlike a hyphen. */
const minus = '−'

/** A figure with a true minus before it in place of a hyphen. */
export const withMinus = (figure: string) => figure.replace(/^-/, minus)

/** A price with two decimals and no currency: `64,218.40`. */
export const formatPrice = (price: number) => withMinus(plain.format(price))

/** A price in dollars with two decimals: `$64,218.40`. */
export const formatDollars = (price: number) => withMinus(dollars.format(price))

/** A large amount of dollars in three or four digits: `$687.3M`, `$1.90M`. */
export const formatCompactDollars = (amount: number) => withMinus(compactDollars.format(amount))

/** The direction of a change; zero is neither a gain nor a loss. */
export type Trend = 'gain' | 'loss' | 'flat'

/** The direction of a change in percent. */
export const trendOf = (change: number): Trend => (change > 0 ? 'gain' : change < 0 ? 'loss' : 'flat')

const signs: Record<Trend, string> = { gain: '+', loss: minus, flat: '' }

/** A change in percent with its sign, which it keeps when it rounds to zero: `+15.20%`. */
export const formatChange = (change: number) => `${signs[trendOf(change)]}${plain.format(Math.abs(change))}%`

/** The direction of a change by its sign, as `formatChange` writes it. */
export const trendOfFigure = (figure: string): Trend =>
  figure.startsWith(signs.gain) ? 'gain' : figure.startsWith(signs.loss) ? 'loss' : 'flat'

/** A change in percent with one decimal, as the marketing figures give it: `+15.2%`. */
export const formatShortChange = (change: number) =>
  `${signs[trendOf(change)]}${brief.format(Math.abs(change))}%`
