import { chakra } from '@chakra-ui/react/styled-system'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'

export type LedgerCardsProps = { features: Feature[] }

/** Rows between hairlines: picture, title, text. */
export function LedgerCards({ features }: LedgerCardsProps) {
  return (
    <chakra.ul borderTopWidth="1px" borderColor="border">
      {features.map((feature) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          isLarge
          display="grid"
          gridTemplateColumns={{
            base: '{sizes.9} minmax(0, 1fr)',
            md: '{sizes.9} minmax(0, 19rem) minmax(0, 1fr)',
          }}
          columnGap={{ base: '5', md: '6' }}
          alignItems="baseline"
          py={{ base: '6', md: '8' }}
          borderBottomWidth="1px"
          borderColor="border"
          _hover={{ color: 'brand.fg' }}
          css={{
            '& > svg': { alignSelf: 'start' },
            '& > :last-child': {
              gridColumn: { base: '2', md: 'auto' },
              textStyle: { lg: 'lg' },
              maxW: '54ch',
            },
          }}
        />
      ))}
    </chakra.ul>
  )
}
