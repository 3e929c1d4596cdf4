import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { features, featuresLead } from '@/data/content/homeSections'
import { FeatureTile } from './FeatureTile'

/** The Premium Features, the first two larger than the others. */
export function FeatureGrid() {
  return (
    <Section labelledBy="features-title" pt={{ base: '0', md: '0' }}>
      <Stack gap={{ base: '6', md: '12' }}>
        <Stack gap="4" maxW="2xl">
          <Heading id="features-title" textStyle="section">
            Premium Features
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {featuresLead}
          </Text>
        </Stack>
        <Columns
          as="ul"
          columns={{ base: 2, lg: 6 }}
          gap="px"
          bg="border.subtle"
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="l3"
          overflow="hidden"
        >
          {features.map((feature, index) => (
            <FeatureTile key={feature.title} feature={feature} isLarge={index < 2} />
          ))}
        </Columns>
      </Stack>
    </Section>
  )
}
