import { chakra } from '@chakra-ui/react/styled-system'
import { ChartPlaceholder } from './ChartPlaceholder'
import { MarketStats } from './MarketStats'

/** The chart placeholder, with the market's figures beside it. */
export function MarketOverview() {
  return (
    <chakra.section
      aria-label="Market overview"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="4"
    >
      <ChartPlaceholder />
      <MarketStats />
    </chakra.section>
  )
}
