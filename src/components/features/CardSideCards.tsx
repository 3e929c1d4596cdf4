import { CardPair } from '@/components/cards/CardPair'
import { Columns } from '@/components/ui/Columns'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'

export type CardSideCardsProps = { features: Feature[] }

/** The two King Cards beside a list of features. */
export function CardSideCards({ features }: CardSideCardsProps) {
  return (
    <Columns columns={{ lg: '7 5' }} gap={{ base: '8', lg: '16' }} alignItems="center">
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
    </Columns>
  )
}
