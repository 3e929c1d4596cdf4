import { chakra, type HTMLChakraProps, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { trendFigure, trendLook } from '@/components/ui/Trend'
import { type Token, tickerTokens } from '@/data/market/tokens'
import { formatChange, formatPrice } from '@/data/text/figures'
import { useQuote } from './useQuote'

export type TickerRowProps = Omit<HTMLChakraProps<'ul'>, 'children'>

type Cell = { token: Token }

/** The width of these figures in tabular digits; a comma or a point is about a third as wide as a digit. */
const widthOf = (figures: string) => figures.length - 0.65 * figures.replace(/\d/g, '').length

/** The width of a price, and of half of it: below one cent, a smaller price has more digits. */
const roomFor = (price: number) =>
  `${Math.max(widthOf(formatPrice(price)), widthOf(formatPrice(price / 2))).toFixed(2)}ch`

/** A row has eighty elements, so they are plain ones that the row styles. */
const look: SystemStyleObject = {
  display: 'flex',
  justifyContent: 'space-between',
  minWidth: '100cqi',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    pe: { base: '7', md: '9' },
    whiteSpace: 'nowrap',
    scrollSnapAlign: 'start',
  },
  '& [data-pair]': {
    color: 'fg',
    fontWeight: 'semibold',
    '& > span': { color: 'fg.subtle', fontWeight: 'normal' },
  },
  '& [data-price]': { textStyle: 'figure', color: 'fg.muted' },
  '& [data-change]': { display: 'inline-flex', minWidth: '9ch' },
  '& [data-trend]': trendLook,
}

/** Each price is as wide as its first figures, so that a new price shifts nothing beside it. */
const widths: SystemStyleObject = Object.fromEntries(
  tickerTokens.map(({ price }, index) => [
    `& > li:nth-of-type(${index + 1}) > [data-price]`,
    { minWidth: roomFor(price) },
  ]),
)

/** The pairs in a row. */
export function TickerRow({ css, ...rest }: TickerRowProps) {
  return (
    <chakra.ul htmlTranslate="no" css={[look, widths, css]} {...rest}>
      {tickerTokens.map((token) => (
        <li key={token.symbol}>
          <span data-pair="">
            {token.symbol}
            <span>/USDT</span>
          </span>
          <TickerPrice token={token} />
          <TickerChange token={token} />
        </li>
      ))}
    </chakra.ul>
  )
}

function TickerPrice({ token }: Cell) {
  return <span data-price="">{useQuote(token, ({ price }) => formatPrice(price))}</span>
}

function TickerChange({ token }: Cell) {
  return (
    <span data-change="">{trendFigure(useQuote(token, ({ change24h }) => formatChange(change24h)))}</span>
  )
}
