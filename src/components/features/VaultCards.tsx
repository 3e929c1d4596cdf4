import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { Panel } from '@/components/ui/Panel'
import type { Feature } from '@/data/content/features'
import { FeatureCard } from './FeatureCard'
import { VaultRings } from './VaultRings'

export type VaultCardsProps = { features: Feature[] }

/** Five cells below a picture of a vault door. */
export function VaultCards({ features }: VaultCardsProps) {
  return (
    <Panel position="relative" overflow="hidden" bg="bg.sunken" p="0" pt={{ base: '28', md: '40' }}>
      <VaultRings />
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, md: 6 }} position="relative">
        {features.map((feature, index) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            gridColumn={{ md: index < 2 ? 'span 3' : 'span 2' }}
            p={{ base: '6', md: '8' }}
            borderTopWidth="1px"
            borderColor="border.subtle"
          />
        ))}
      </SimpleGrid>
    </Panel>
  )
}
