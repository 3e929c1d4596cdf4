import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useWalk, type Walk, type WalkSnapshot } from '@/components/live/useWalk'
import { DemoNote } from '@/components/ui/DemoNote'
import { Trend } from '@/components/ui/Trend'
import { kccCard } from '@/data/content/home'
import { kccPriceMachine } from '@/machines/kccPriceMachine'

export type KccPriceCardProps = Omit<HTMLChakraProps<'div'>, 'children'> & {
  snapshot?: WalkSnapshot<number>
}

/** The simulated price of KCC, a new one every 3 s. */
export function KccPriceCard({ snapshot, ...rest }: KccPriceCardProps) {
  const walk = useWalk(kccPriceMachine, kccCard.price, snapshot)
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
      {...rest}
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
            $<Price walk={walk} />
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

function Price({ walk }: { walk: Walk<number> }) {
  return useSelector(walk, ({ context }) => context.value.toFixed(2))
}
