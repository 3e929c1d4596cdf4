import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { TrendMark } from '@/components/ui/TrendMark'
import { type TickerItem, tickerStart } from '@/data/registries/ticker'
import { formatChange, formatPrice } from '@/data/rules/figures'
import type { Walk } from './useWalk'

type Cell = { walk: Walk<TickerItem[]>; index: number; start: TickerItem }

export type TickerRowProps = HTMLChakraProps<'ul'> & { walk: Walk<TickerItem[]> }

/** Room for figures as long as these, in tabular digits: a comma or a point takes about a third of one. */
const roomFor = (figures: string) =>
  `${(figures.length - 0.65 * figures.replace(/\d/g, '').length).toFixed(2)}ch`

/** The pairs in a row, each as wide as its first figures, so that a tick moves nothing beside it. */
export function TickerRow({ walk, ...rest }: TickerRowProps) {
  return (
    <chakra.ul display="flex" justifyContent="space-between" minWidth="100cqi" {...rest}>
      {tickerStart.map((start, index) => (
        <chakra.li
          key={start.symbol}
          display="flex"
          alignItems="center"
          gap="2"
          pe={{ base: '7', md: '9' }}
          whiteSpace="nowrap"
        >
          <TickerSymbol symbol={start.symbol} />
          <TickerPrice walk={walk} index={index} start={start} />
          <TickerChange walk={walk} index={index} start={start} />
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function TickerSymbol({ symbol }: { symbol: string }) {
  const [base, ...quote] = symbol.split(/(?=\/)/)
  return (
    <chakra.span color="fg" fontWeight="semibold">
      {base}
      <chakra.span color="fg.subtle" fontWeight="normal">
        {quote}
      </chakra.span>
    </chakra.span>
  )
}

function TickerPrice(cell: Cell) {
  return (
    <chakra.span textStyle="figure" color="fg.muted" minWidth={roomFor(formatPrice(cell.start.price))}>
      <PriceText {...cell} />
    </chakra.span>
  )
}

function PriceText({ walk, index, start }: Cell) {
  return useSelector(walk, ({ context }) => formatPrice((context.value[index] ?? start).price))
}

function TickerChange(cell: Cell) {
  const { walk, index, start } = cell
  const isLoss = useSelector(walk, ({ context }) => (context.value[index] ?? start).change < 0)
  return (
    <chakra.span display="inline-flex" minWidth="9ch">
      <TrendMark isLoss={isLoss}>
        <ChangeText {...cell} />
      </TrendMark>
    </chakra.span>
  )
}

function ChangeText({ walk, index, start }: Cell) {
  return useSelector(walk, ({ context }) => formatChange((context.value[index] ?? start).change))
}
