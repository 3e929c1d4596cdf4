import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { CardPair } from '@/components/cards/CardPair'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'

export type CardSideCardsProps = { features: Feature[] }

/** The two King Cards beside a list of features. */
export function CardSideCards({ features }: CardSideCardsProps) {
  return (
    <SimpleGrid columns={{ base: 1, xl: 2 }} gap={{ base: '8', xl: '12' }} alignItems="center">
      <CardPair isDecoration maxW="26rem" />
      <ul>
        {features.map((feature) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            py="5"
            ps="10"
            borderTopWidth="1px"
            borderColor="border"
            _first={{ borderTopWidth: '0' }}
            _hover={{ color: 'brand.fg' }}
            css={{ '& > svg': { position: 'absolute', insetStart: '0', top: '5' } }}
          />
        ))}
      </ul>
    </SimpleGrid>
  )
}
