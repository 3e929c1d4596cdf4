import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { AssetIcon } from '@/components/art/AssetIcon'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { useQuote } from '@/components/prices/useQuote'
import { FigureText } from '@/components/ui/FigureText'
import { Panel } from '@/components/ui/Panel'
import { sampleOrder } from '@/data/content/otherFeatures'
import { fees } from '@/data/market/keyFigures'
import { orderCost } from '@/data/market/orderCost'
import { startsOf } from '@/data/market/quotes'
import { bitcoin } from '@/data/market/tokens'
import { formatDollars } from '@/data/text/figures'

const starts = startsOf([bitcoin])
const { amount, rows } = sampleOrder
const feeShare = Number.parseFloat(fees.taker) / 100

/** An order before it is confirmed, for wide windows: its price as it moves, its fee, and its total. */
export function OrderGlance() {
  usePriceSubscription('market', starts)
  return (
    <Panel hideBelow="md" p="8" bg="bg.raised" _print={{ breakInside: 'avoid' }}>
      <chakra.div display="flex" alignItems="center" gap="4" pb="4">
        <AssetIcon symbol={bitcoin.symbol} boxSize="10" flexShrink="0" />
        <chakra.div minW="0">
          <Heading as="h3" textStyle="title">
            {sampleOrder.title}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {sampleOrder.note}
          </Text>
        </chakra.div>
      </chakra.div>
      <Order />
    </Panel>
  )
}

function Order() {
  const price = useQuote(bitcoin, (quote) => quote.price)
  const { cost, fee, total } = orderCost(price, amount, feeShare)
  const lines = [
    [rows.amount, `${amount} ${bitcoin.symbol}`],
    [rows.price, formatDollars(price)],
    [rows.cost, formatDollars(cost)],
    [rows.fee, formatDollars(fee)],
    [rows.total, formatDollars(total)],
  ]
  return (
    <dl>
      {lines.map(([label, value]) => (
        <chakra.div
          key={label}
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          columnGap="4"
          py="3"
          borderTopWidth="1px"
          borderColor="border"
          color="fg.muted"
          _last={{ color: 'fg', textStyle: 'lg', fontWeight: 'semibold', pb: '0' }}
        >
          <dt>{label}</dt>
          <chakra.dd textStyle="figure" fontWeight="inherit" color="fg">
            <FigureText>{value}</FigureText>
          </chakra.dd>
        </chakra.div>
      ))}
    </dl>
  )
}
