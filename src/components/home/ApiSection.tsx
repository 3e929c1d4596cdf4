import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { TextLink } from '@/components/ui/TextLink'
import { apiSection } from '@/data/content/homeSections'
import { ApiPlanLines } from './ApiPlanLines'

/** The API plans in short, and a link to their own page. */
export function ApiSection() {
  return (
    <Section labelledBy="api-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <SectionHead id="api-title" title={apiSection.title}>
          <Text color="fg.muted">{apiSection.lead}</Text>
          <TextLink isAlone to="/api">
            {apiSection.more}
          </TextLink>
        </SectionHead>
        <ApiPlanLines />
      </Stack>
    </Section>
  )
}
