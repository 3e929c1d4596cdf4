import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { Section } from '@/components/ui/Section'
import { apiEnd } from '@/data/content/api'
import { ApiNotes } from './ApiNotes'
import { LimitsTable } from './LimitsTable'

/** The limits of the API plans, common questions, and where to go from the API page. */
export function PlanDetails() {
  return (
    <PartBoundary>
      <Section labelledBy="limits-title" pt="0">
        <Stack gap={{ base: '6', md: '8' }}>
          <Heading id="limits-title" textStyle="section">
            Compare limits
          </Heading>
          <LimitsTable labelledBy="limits-title" />
        </Stack>
      </Section>
      <ApiNotes />
      <PageEnd {...apiEnd}>
        <ButtonLink to="/register" size="lg">
          Create account
        </ButtonLink>
        <ButtonLink to="/developer-portal" size="lg" variant="outline">
          Developer portal
        </ButtonLink>
      </PageEnd>
    </PartBoundary>
  )
}
