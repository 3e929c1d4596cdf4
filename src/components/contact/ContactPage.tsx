import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Island } from '@/components/hydration/Island'
import { RestOfPage } from '@/components/hydration/RestOfPage'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { Columns } from '@/components/ui/Columns'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { contact } from '@/data/content/contact'
import { ContactForm, type ContactFormProps } from './ContactForm'
import { questionsAndOffice } from './islands'
import { SupportFacts, type SupportFactsProps } from './SupportFacts'

export type ContactPageProps = ContactFormProps & SupportFactsProps

/** The contact form, the support hours, other contact details, and frequent questions. */
export function ContactPage({ status, ...form }: ContactPageProps) {
  return (
    <>
      <Container>
        <PageIntro eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
        <Columns
          columns={{ lg: '7 5' }}
          gap={{ base: '16', lg: '20' }}
          alignItems="start"
          pb={{ base: '16', lg: '20' }}
        >
          <PartBoundary>
            <Panel
              as="section"
              id="write"
              aria-labelledby="write-title"
              p={{ base: '6', sm: '8', md: '10' }}
              _print={{ display: 'none' }}
            >
              <Stack gap="6">
                <Heading id="write-title" textStyle="heading" fontSize="3xl">
                  {contact.form.title}
                </Heading>
                <ContactForm {...form} />
              </Stack>
            </Panel>
            <SupportFacts status={status} />
          </PartBoundary>
        </Columns>
      </Container>
      <RestOfPage>
        <Island when="interaction" {...questionsAndOffice} />
      </RestOfPage>
    </>
  )
}
