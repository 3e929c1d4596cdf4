import { Columns } from '@/components/ui/Columns'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'

export type ColumnCardsProps = { features: Feature[] }

/** Columns without boxes, each with a golden line. */
export function ColumnCards({ features }: ColumnCardsProps) {
  return (
    <Columns as="ul" columns={{ sm: 2, lg: 4 }} rowGap="8">
      {features.map((feature) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          ps="6"
          pe="4"
          py={{ base: '2', lg: '8' }}
          borderInlineStartWidth="1px"
          borderColor="brand.border"
        />
      ))}
    </Columns>
  )
}
