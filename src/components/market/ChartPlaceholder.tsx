import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { chartPlaceholder } from '@/data/content/market'
import { kcc } from '@/data/market/tokens'
import { ChartArt } from './ChartArt'

/** A placeholder for the trading charts: a drawing without a scale, and the way to the charts that there are. */
export function ChartPlaceholder() {
  return (
    <chakra.figure
      _narrowed={{ visibility: 'hidden' }}
      display="grid"
      gridTemplateColumns={{ md: '1fr 1fr' }}
      gridTemplateRows={{ base: 'auto 7rem', md: '13.5rem' }}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border.subtle"
      bg="bg.sunken"
      overflow="hidden"
    >
      <chakra.figcaption display="flex" flexDirection="column" gap="2" p={{ base: '5', md: '8' }}>
        <Text textStyle="part" textWrap="balance">
          {chartPlaceholder.title}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {chartPlaceholder.note}
        </Text>
        <TextLink
          from="/market"
          to="/market"
          search={(before) => ({ ...before, asset: kcc.symbol })}
          state={{ openedFromMarket: true }}
          resetScroll={false}
          alignSelf="flex-start"
          isAlone
        >
          {chartPlaceholder.link}
        </TextLink>
      </chakra.figcaption>
      <ChartArt />
    </chakra.figure>
  )
}
