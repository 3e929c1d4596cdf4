import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { useQuote } from '@/components/prices/useQuote'
import { Trend } from '@/components/ui/Trend'
import { kcc as kccTexts } from '@/data/content/homeSections'
import { startsOf } from '@/data/market/quotes'
import { kcc } from '@/data/market/tokens'
import { formatChange, formatDollars } from '@/data/text/figures'

export type KccPriceCardProps = Omit<HTMLChakraProps<'div'>, 'children'>

const starts = startsOf([kcc])

/** The simulated price of KCC and its change, new ones every 3 s: those of the ticker. */
export function KccPriceCard(props: KccPriceCardProps) {
  usePriceSubscription('kccPrice', starts)
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="3"
      p={{ base: '5', sm: '6' }}
      bg="bg.raised"
      borderWidth="1px"
      borderColor="brand.border"
      borderRadius="l3"
      {...props}
    >
      <chakra.dl
        containerType="inline-size"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        rowGap="3"
      >
        <chakra.div display="grid" gap="2">
          <chakra.dt textStyle="sm" color="fg.muted">
            {kccTexts.pair}
          </chakra.dt>
          <Price />
        </chakra.div>
        <chakra.div display="grid" gap="2" alignContent="space-between" justifyItems={{ sm: 'end' }}>
          <chakra.dt textStyle="sm" color="fg.muted">
            24h change
          </chakra.dt>
          <chakra.dd htmlTranslate="no" textStyle="lg">
            <Change />
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
    </chakra.div>
  )
}

function Price() {
  return (
    <chakra.dd
      htmlTranslate="no"
      textStyle="figure"
      fontSize="min({fontSizes.5xl}, 17cqi)"
      lineHeight="display"
      fontWeight="normal"
      overflowWrap="anywhere"
    >
      {useQuote(kcc, ({ price }) => formatDollars(price))}
    </chakra.dd>
  )
}

function Change() {
  return <Trend change={useQuote(kcc, ({ change24h }) => formatChange(change24h))} />
}
