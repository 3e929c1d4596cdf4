import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'
import { Rosette } from './Rosette'

export type GalleryCardsProps = { features: Feature[] }

/** Framed pictures in a row, each with its label. */
export function GalleryCards({ features }: GalleryCardsProps) {
  return (
    <SimpleGrid as="ul" columns={{ base: 2, xl: 4 }} gap={{ base: '3', sm: '5' }}>
      {features.map((feature, index) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          picture={<Rosette pattern={index} />}
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="l2"
          overflow="hidden"
          pb={{ base: '4', sm: '6' }}
          css={{
            '& > h3': { pt: { base: '2', sm: '4' } },
            '& > h3, & > h3 ~ *': { px: { base: '3', sm: '5' } },
          }}
        />
      ))}
    </SimpleGrid>
  )
}
