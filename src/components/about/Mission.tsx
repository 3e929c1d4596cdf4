import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { mission } from '@/data/content/about'

/** The mission: a sentence, and two paragraphs beside it. Smaller than the page's title. */
export function Mission() {
  return (
    <Section
      labelledBy="mission-title"
      py={{ base: '12', md: '18' }}
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Columns columns={{ lg: '6 6' }} gap={{ base: '6', lg: '16' }}>
        <Stack gap="4">
          <Text textStyle="eyebrow" color="brand.fg">
            {mission.title}
          </Text>
          <Heading id="mission-title" textStyle="section">
            {mission.statement}
          </Heading>
        </Stack>
        <Stack gap="4" pt={{ lg: '8' }}>
          {mission.paragraphs.map((paragraph) => (
            <Text key={paragraph} color="fg.muted" textStyle="lg">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Columns>
    </Section>
  )
}
