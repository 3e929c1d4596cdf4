import { chakra } from '@chakra-ui/react/styled-system'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'
import { Rosette } from './Rosette'

export type GalleryCardsProps = { features: Feature[] }

/** Two columns, unless large type leaves too little room for the longest word. */
const columns = { base: 'repeat(auto-fill, minmax(max(8rem, 40%), 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }

/** Framed pictures in a row, each with its label. */
export function GalleryCards({ features }: GalleryCardsProps) {
  return (
    <chakra.ul display="grid" gridTemplateColumns={columns} gap={{ base: '3', sm: '5' }}>
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
    </chakra.ul>
  )
}
