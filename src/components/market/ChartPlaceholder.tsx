import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { chartPlaceholder } from '@/data/content/market'
import { ChartArt } from './ChartArt'

/** A placeholder for the charts: a drawing without a scale, and a caption that says so. */
export function ChartPlaceholder() {
  return (
    <chakra.figure
      _narrowed={{ visibility: 'hidden' }}
      display="grid"
      gridTemplateColumns={{ md: '2fr 3fr' }}
      gridTemplateRows={{ base: 'auto 7rem', md: '13.5rem' }}
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border.subtle"
      bg="bg.sunken"
      overflow="hidden"
    >
      <chakra.figcaption display="flex" flexDirection="column" gap="2" p={{ base: '5', md: '8' }}>
        <Text textStyle="heading">{chartPlaceholder.title}</Text>
        <Text color="fg.muted" textWrap="balance">
          {chartPlaceholder.description}
        </Text>
      </chakra.figcaption>
      <ChartArt />
    </chakra.figure>
  )
}
