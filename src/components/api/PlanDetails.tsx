import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { QuestionGrid } from '@/components/ui/QuestionGrid'
import { Section } from '@/components/ui/Section'
import { apiEnd, apiNotes } from '@/data/content/api'
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

/** Common questions about the plans, with their answers visible. */
export function ApiNotes() {
  return (
    <Section labelledBy="questions-title" bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
      <span id="faq" />
      <Heading id="questions-title" textStyle="section" mb={{ base: '8', md: '10' }}>
        Frequently asked questions
      </Heading>
      <QuestionGrid questions={apiNotes} />
    </Section>
  )
}
