import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { QuestionGrid } from '@/components/ui/QuestionGrid'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { apiEnd, apiIntro, apiNotes, plansIntro } from '@/data/content/api'
import { ApiPlans } from './ApiPlans'
import { CodeSample } from './CodeSample'
import { LimitsTable } from './LimitsTable'

/** The API plans, an example of a call, the plans' limits, common questions, and where to go from here. */
export function ApiPage() {
  return (
    <>
      <Container>
        <PageIntro
          {...apiIntro}
          aside={
            <PartBoundary>
              <CodeSample />
            </PartBoundary>
          }
        >
          <ButtonLink to="/developer-portal" variant="outline" mt="2" maxW="full" whiteSpace="normal">
            Developer portal
          </ButtonLink>
        </PageIntro>
      </Container>
      <RestOfPage>
        <Section labelledBy="plans-title" borderTopWidth="1px" borderColor="border.subtle">
          <Stack gap={{ base: '10', md: '14' }}>
            <SectionHead id="plans-title" title="API plans">
              <Text textStyle="lead" color="fg.muted">
                {plansIntro.lead}
              </Text>
            </SectionHead>
            <div>
              <ApiPlans />
              <ScriptsNeeded>{plansIntro.withoutScripts}</ScriptsNeeded>
            </div>
          </Stack>
        </Section>
        <LowerPart>
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
        </LowerPart>
      </RestOfPage>
    </>
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
