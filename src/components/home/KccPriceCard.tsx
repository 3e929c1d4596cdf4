import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { usePriceReader } from '@/components/live/usePriceReader'
import { useQuote } from '@/components/live/useQuote'
import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { kccCard } from '@/data/content/home'
import { kcc } from '@/data/registries/tokens'
import { quotesOf } from '@/data/rules/quotes'
import { kccPriceMachine } from '@/machines/kccPriceMachine'

export type KccPriceCardProps = Omit<HTMLChakraProps<'div'>, 'children'>

const starts = quotesOf([kcc])

/** The simulated price of KCC, a new one every 3 s. */
export function KccPriceCard(props: KccPriceCardProps) {
  usePriceReader(kccPriceMachine, starts)
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
      boxShadow="xl"
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
            {kccCard.label}
          </chakra.dt>
          <chakra.dd
            textStyle="figure"
            fontSize="min({fontSizes.5xl}, 17cqi)"
            lineHeight="display"
            fontWeight="normal"
          >
            $<Price />
          </chakra.dd>
        </chakra.div>
        <chakra.div display="grid" gap="2" alignContent="space-between" justifyItems={{ sm: 'end' }}>
          <chakra.dt textStyle="sm" color="fg.muted">
            24h change
          </chakra.dt>
          <chakra.dd textStyle="lg">
            <Trend change={kccCard.change} />
          </chakra.dd>
        </chakra.div>
      </chakra.dl>
      <DemoNote />
    </chakra.div>
  )
}

function Price() {
  return useQuote(kcc, ({ price }) => price.toFixed(2))
}
