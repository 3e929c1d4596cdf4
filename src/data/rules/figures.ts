// Not by `Intl.NumberFormat`: making the first one of a page takes a slow phone 150 ms, and every page has figures.

/** A figure with so many decimals, and commas between its thousands. */
function decimal(figure: number, decimals: number): string {
  const [whole = '', fraction] = figure.toFixed(decimals).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

const units = ['', 'K', 'M', 'B', 'T']

/** A figure below ten thousand trillions in three or four digits, with its unit. */
function compact(figure: number): string {
  const [digits, exponent] = figure.toExponential(3).split('e')
  const thousands = Math.min(Math.max(Math.floor(Number(exponent) / 3), 0), units.length - 1)
  const scaled = Number(`${digits}e${Number(exponent) - 3 * thousands}`).toPrecision(4)
  // At least three digits stay: 100.0 is 100, and 1.900 is 1.90.
  return scaled.replace(/\.0$|(?<=\..+)0$/, '') + units[thousands]
}

const inDollars = (figure: string) => figure.replace(/^-?/, '$&$')

/** U+2212, which is as wide as the plus, unlike a hyphen. */
const minus = '−'

/** A figure with a true minus before it in place of a hyphen. */
export const withMinus = (figure: string) => figure.replace(/^-/, minus)

/** A price with two decimals and no currency: `64,218.40`. */
export const formatPrice = (price: number) => withMinus(decimal(price, 2))

/** A price in dollars with two decimals: `$64,218.40`. */
export const formatDollars = (price: number) => withMinus(inDollars(decimal(price, 2)))

/** A large amount of dollars in three or four digits: `$687.3M`, `$1.90M`. */
export const formatCompactDollars = (amount: number) => withMinus(inDollars(compact(amount)))

/** The direction of a change; zero is neither a gain nor a loss. */
export type Trend = 'gain' | 'loss' | 'flat'

/** The direction of a change in percent. */
export const trendOf = (change: number): Trend => (change > 0 ? 'gain' : change < 0 ? 'loss' : 'flat')

const signs: Record<Trend, string> = { gain: '+', loss: minus, flat: '' }

/** A change in percent with its sign, which it keeps when it rounds to zero: `+15.20%`. */
export const formatChange = (change: number) => `${signs[trendOf(change)]}${decimal(Math.abs(change), 2)}%`

/** The direction of a change by its sign, as `formatChange` writes it. */
export const trendOfFigure = (figure: string): Trend =>
  figure.startsWith(signs.gain) ? 'gain' : figure.startsWith(signs.loss) ? 'loss' : 'flat'

/** A change in percent with one decimal, as the marketing figures give it: `+15.2%`. */
export const formatShortChange = (change: number) =>
  `${signs[trendOf(change)]}${decimal(Math.abs(change), 1)}%`

/** A part of a whole, from 0 to 1, in percent with two decimals: `60.31%`. */
export const formatShare = (share: number) => `${decimal(100 * share, 2)}%`
