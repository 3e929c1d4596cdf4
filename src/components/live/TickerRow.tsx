import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { TrendMark } from '@/components/ui/TrendMark'
import { type Token, tickerTokens } from '@/data/registries/tokens'
import { formatChange, formatPrice } from '@/data/rules/figures'
import { useQuote } from './useQuote'

export type TickerRowProps = Omit<HTMLChakraProps<'ul'>, 'children'>

type Cell = { token: Token }

/** The width of these figures in tabular digits; a comma or a point is about a third as wide as a digit. */
const widthOf = (figures: string) => figures.length - 0.65 * figures.replace(/\d/g, '').length

/** The width of a price, and of half of it: below one cent, a smaller price has more digits. */
const roomFor = (price: number) =>
  `${Math.max(widthOf(formatPrice(price)), widthOf(formatPrice(price / 2))).toFixed(2)}ch`

/** The pairs in a row, each as wide as its first figures, so that a new price shifts nothing beside it. */
export function TickerRow(props: TickerRowProps) {
  return (
    <chakra.ul htmlTranslate="no" display="flex" justifyContent="space-between" minWidth="100cqi" {...props}>
      {tickerTokens.map((token) => (
        <chakra.li
          key={token.symbol}
          display="flex"
          alignItems="center"
          gap="2"
          pe={{ base: '7', md: '9' }}
          whiteSpace="nowrap"
          scrollSnapAlign="start"
        >
          <chakra.span color="fg" fontWeight="semibold">
            {token.symbol}
            <chakra.span color="fg.subtle" fontWeight="normal">
              /USDT
            </chakra.span>
          </chakra.span>
          <TickerPrice token={token} />
          <TickerChange token={token} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function TickerPrice({ token }: Cell) {
  return (
    <chakra.span textStyle="figure" color="fg.muted" minWidth={roomFor(token.price)}>
      {useQuote(token, ({ price }) => formatPrice(price))}
    </chakra.span>
  )
}

function TickerChange({ token }: Cell) {
  const isLoss = useQuote(token, ({ change24h }) => change24h < 0)
  return (
    <chakra.span display="inline-flex" minWidth="9ch">
      <TrendMark isLoss={isLoss}>{useQuote(token, ({ change24h }) => formatChange(change24h))}</TrendMark>
    </chakra.span>
  )
}
