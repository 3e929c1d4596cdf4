import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ApiPlans } from '@/components/api/ApiPlans'
import { Section } from '@/components/ui/Section'
import { TextLink } from '@/components/ui/TextLink'
import { apiSection } from '@/data/content/home'

/** The API plans, and a link to their own page. */
export function ApiSection() {
  return (
    <Section labelledBy="api-title">
      <Stack gap={{ base: '10', md: '14' }}>
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
        <ApiPlans />
      </Stack>
    </Section>
  )
}
