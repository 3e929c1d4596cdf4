import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { marketIntro, marketStats } from '@/data/content/market'

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

/** The market in four figures, between hairlines: in one row, on a phone in two. */
export function MarketStats() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="2.5"
      py={{ base: '3', md: '4' }}
      borderBlockWidth="1px"
      borderColor="border.subtle"
    >
      {marketStats.map(({ label, value }) => (
        <div key={label}>
          <chakra.dt textStyle={{ base: 'xs', lg: 'sm' }} color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd css={{ textStyle: 'figure.md', lineHeight: 'snug' }}>{value}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  )
}
