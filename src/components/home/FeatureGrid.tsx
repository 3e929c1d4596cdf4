import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { features, featuresLead } from '@/data/content/homeSections'
import { joinedCells } from '@/theme/joinedCells'
import { FeatureTile } from './FeatureTile'

/** Two columns, unless large type leaves too little room for the longest word. */
const columns = {
  base: 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))',
  lg: 'repeat(6, minmax(0, 1fr))',
}

/** The Premium Features, the first two larger than the others. */
export function FeatureGrid() {
  return (
    <Section labelledBy="features-title" pt={{ base: '0', md: '0' }}>
      <Stack gap={{ base: '6', md: '12' }}>
        <Stack gap="4" maxW="2xl" _print={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
          <Heading id="features-title" textStyle="section">
            Premium Features
          </Heading>
          <Text textStyle="lead" color="fg.muted">
            {featuresLead}
          </Text>
        </Stack>
        <chakra.ul display="grid" gridTemplateColumns={columns} {...joinedCells}>
          {features.map((feature, index) => (
            <FeatureTile key={feature.title} feature={feature} isLarge={index < 2} />
          ))}
        </chakra.ul>
      </Stack>
    </Section>
  )
}
