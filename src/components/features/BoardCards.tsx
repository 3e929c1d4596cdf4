import { Columns } from '@/components/ui/Columns'
import type { Feature } from '@/data/content/features'
import { cellsOnPaper } from '@/theme/cellsOnPaper'
import { DepthArt } from './DepthArt'
import { FeatureCard } from './FeatureCard'

export type BoardCardsProps = { features: Feature[] }

/** Five joined cells, the first as large as the four others together and with a picture. */
export function BoardCards({ features }: BoardCardsProps) {
  return (
    <Columns
      as="ul"
      columns={{ sm: 2, lg: 4 }}
      gap="px"
      bg="border.subtle"
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="l3"
      overflow="hidden"
      _print={cellsOnPaper}
    >
      {features.map((feature, index) => (
        <FeatureCard
          key={feature.title}
          feature={feature}
          isLarge={index === 0}
          picture={index === 0 ? <DepthArt /> : undefined}
          gridColumn={{ sm: index === 0 ? 'span 2' : 'auto' }}
          gridRow={{ lg: index === 0 ? 'span 2' : 'auto' }}
          justifyContent={index === 0 ? 'flex-end' : undefined}
          gap={index === 0 ? '3' : '2'}
          p={{ base: '6', md: index === 0 ? '8' : '6' }}
          bg="bg.panel"
        />
      ))}
    </Columns>
  )
}
