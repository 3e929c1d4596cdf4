import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { marketIntro } from '@/data/content/market'
import { MarketStats } from './MarketStats'

/** The head of the market page: its `h1`, one line, and the market's figures, low enough to leave room for the table. */
export function MarketOverview() {
  return (
    <chakra.section
      aria-label="Market overview"
      display="grid"
      gap={{ base: '4', md: '6' }}
      pt={{ base: '6', md: '10' }}
    >
      <Stack gap="2">
        <Heading as="h1" textStyle="view">
          {marketIntro.title}
        </Heading>
        <Text textStyle={{ base: 'sm', md: 'lg' }} color="fg.muted">
          {marketIntro.lead}
        </Text>
      </Stack>
      <PartBoundary>
        <MarketStats />
      </PartBoundary>
    </chakra.section>
  )
}
