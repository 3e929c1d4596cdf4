import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Columns } from '@/components/ui/Columns'
import { Section } from '@/components/ui/Section'
import { mission } from '@/data/content/about'

/** The mission: one large sentence and two paragraphs. */
export function Mission() {
  return (
    <Section labelledBy="mission-title" borderTopWidth="1px" borderColor="border.subtle">
      <Stack gap={{ base: '8', md: '14' }}>
        <Heading id="mission-title" textStyle="eyebrow" fontFamily="body" color="brand.fg">
          {mission.title}
        </Heading>
        <Text textStyle="display" maxW="14.5em">
          {mission.statement}
        </Text>
        <Columns columns={{ md: 2 }} gap={{ base: '5', md: '12' }} maxW={{ lg: '4xl' }} ms={{ lg: 'auto' }}>
          {mission.paragraphs.map((paragraph) => (
            <Text key={paragraph} color="fg.muted" textStyle="lg" textWrap="pretty">
              {paragraph}
            </Text>
          ))}
        </Columns>
      </Stack>
    </Section>
  )
}
