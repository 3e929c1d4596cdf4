import { Container } from '@chakra-ui/react/container'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageIntro } from '@/components/ui/PageIntro'
import { ScriptsNeeded } from '@/components/ui/ScriptsNeeded'
import { Section } from '@/components/ui/Section'
import { SectionHead } from '@/components/ui/SectionHead'
import { apiIntro, plansIntro } from '@/data/content/api'
import { ApiPlans } from './ApiPlans'
import { CodeSample } from './CodeSample'
import { PlanDetails } from './PlanDetails'

/** The API plans, their limits, and an example of a call. */
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
          <PlanDetails />
        </LowerPart>
      </RestOfPage>
    </>
  )
}
