import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { apiSection } from '@/data/content/homeSections'
import { ApiPlanLines } from './ApiPlanLines'

/** The API plans in short, and a link to their own page. */
export function ApiSection() {
  return (
    <Section labelledBy="api-title">
      <Stack gap={{ base: '6', md: '12' }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="end"
          columnGap="12"
          rowGap="4"
        >
          <Heading id="api-title" textStyle="section">
            {apiSection.title}
          </Heading>
          <Stack gap="2" maxW="46ch">
            <Text color="fg.muted">{apiSection.lead}</Text>
            <TextLink to="/api">{apiSection.more}</TextLink>
          </Stack>
        </chakra.div>
        <ApiPlanLines />
      </Stack>
    </Section>
  )
}
