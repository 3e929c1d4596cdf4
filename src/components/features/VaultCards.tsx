import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Panel } from '@/components/ui/Panel'
import type { Feature } from '@/data/content/features'
import { securityToday } from '@/data/content/otherFeatures'
import { FeatureCard } from './FeatureCard'
import { VaultRings } from './VaultRings'

export type VaultCardsProps = { features: Feature[] }

/** What is true today beside a picture of a vault door, and the planned features in three columns below. */
export function VaultCards({ features }: VaultCardsProps) {
  return (
    <Panel overflow="hidden" bg="bg.sunken" p="0">
      <chakra.div
        position="relative"
        overflow="hidden"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        gap="2"
        minH={{ md: '52' }}
        p={{ base: '6', md: '8' }}
      >
        <VaultRings />
        <Text textStyle="eyebrow" color="brand.fg" position="relative">
          Today
        </Text>
        <Text textStyle="lg" maxW={{ base: '44ch', md: '34ch', lg: '40ch' }} position="relative">
          {securityToday}
        </Text>
      </chakra.div>
      <Text textStyle="eyebrow" color="fg.muted" px={{ base: '6', md: '8' }} pb="4">
        Planned
      </Text>
      <Columns as="ul" columns={{ sm: 2, md: 3 }}>
        {features.map((feature) => (
          <FeatureCard
            key={feature.title}
            feature={feature}
            p={{ base: '6', md: '8' }}
            borderTopWidth="1px"
            borderColor="border.subtle"
          />
        ))}
      </Columns>
    </Panel>
  )
}
