// Not by `Intl.NumberFormat`: making the first one of a page takes a slow phone 150 ms, and every page has figures.

/** Commas between the thousands of whole digits. Not by a look-ahead, which takes the square of a long figure's time. */
export function groupThousands(digits: string): string {
  const first = digits.length % 3 || 3
  return digits.slice(0, first) + digits.slice(first).replace(/.{3}/g, ',$&')
}

/** The digits of a whole number in scientific notation. */
function plain(scientific: string): string {
  const [digits = '', exponent] = scientific.split('e')
  const [whole, fraction = ''] = digits.split('.')
  return whole + fraction.padEnd(Number(exponent), '0')
}

/** A figure of zero or more with so many decimals, and commas between its thousands. */
function decimal(figure: number, decimals: number): string {
  // `toFixed` writes an exponent from here on.
  const text = figure < 1e21 ? figure.toFixed(decimals) : plain(figure.toExponential())
  const [whole = '', fraction = '0'.repeat(decimals)] = text.split('.')
  return `${groupThousands(whole)}.${fraction}`
}

/** A price of zero or more: two decimals from one cent on, four significant digits below. */
function price(figure: number): string {
  const [digits = '', exponent] = figure.toExponential(3).split('e')
  return Number(exponent) < -2
    ? `0.${'0'.repeat(-Number(exponent) - 1)}${digits.replace('.', '')}`
    : decimal(figure, 2)
}

const units = ['', 'K', 'M', 'B', 'T']

/** An amount of zero or more in three or four digits with its unit; below one cent it is written as a price. */
function compact(figure: number): string {
  const [digits, power] = figure.toExponential(3).split('e')
  const exponent = Number(power)
  if (exponent < -2) return price(figure)
  if (exponent >= 3 * units.length) return `${groupThousands(plain(`${digits}e${exponent - 12}`))}T`
  const thousands = Math.max(Math.floor(exponent / 3), 0)
  const scaled = Number(`${digits}e${exponent - 3 * thousands}`).toPrecision(4)
  // At least three digits stay: 100.0 is 100, and 1.900 is 1.90.
  return scaled.replace(/\.?0$/, '') + units[thousands]
}

/** U+2212, which is as wide as the plus, unlike a hyphen. */
const minus = '−'

/** A figure with a true minus before it in place of a hyphen. */
export const withMinus = (figure: string) => figure.replace(/^-/, minus)

const signed = (figure: number, text: string) => (figure < 0 ? minus + text : text)

/** A price without its currency: `64,218.40`, `0.00001234`. All prices of the site are written by this rule. */
export const formatPrice = (figure: number) => signed(figure, price(Math.abs(figure)))

/** A price in dollars: `$64,218.40`, `$0.00001234`. */
export const formatDollars = (figure: number) => signed(figure, `$${price(Math.abs(figure))}`)

/** A price at the axis of a chart, which has no room for more than seven digits before its decimals. */
export const formatTickPrice = (figure: number) => (figure < 1e7 ? formatPrice(figure) : compact(figure))

/** A large amount of dollars in three or four digits: `$687.3M`, `$1.90M`. */
export const formatCompactDollars = (amount: number) => signed(amount, `$${compact(Math.abs(amount))}`)

/** An amount in millions, with up to two decimals: `10M`, `7.5M`. */
export const formatMillions = (amount: number) => `${Number((amount / 1e6).toFixed(2))}M`

/** The direction of a change; zero is neither a gain nor a loss. */
export type Trend = 'gain' | 'loss' | 'flat'

/** The direction of a change in percent as it is shown: one that reads 0.00% has none. */
export const trendOf = (change: number): Trend =>
  Math.abs(change).toFixed(2) === '0.00' ? 'flat' : change > 0 ? 'gain' : 'loss'

/** The sign before a change. */
export const signs: Record<Trend, string> = { gain: '+', loss: minus, flat: '' }

/** A change in percent with its sign, which zero has not: `+15.20%`, `0.00%`. */
export const formatChange = (change: number) => `${signs[trendOf(change)]}${decimal(Math.abs(change), 2)}%`

/** The direction of a change by its sign, as `formatChange` writes it. */
export const trendOfFigure = (figure: string): Trend =>
  figure.startsWith(signs.gain) ? 'gain' : figure.startsWith(signs.loss) ? 'loss' : 'flat'
