import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { RestOfPage } from '@/components/loading/RestOfPage'
import { Columns } from '@/components/ui/Columns'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { contact } from '@/data/content/contact'
import { ContactForm, type ContactFormProps } from './ContactForm'
import { Headquarters } from './Headquarters'
import { Questions } from './Questions'
import { SupportFacts, type SupportFactsProps } from './SupportFacts'

export type ContactPageProps = ContactFormProps & SupportFactsProps

/** The contact form, the support hours, other contact details, and frequent questions. */
export function ContactPage({ status, ...form }: ContactPageProps) {
  const columns = { columns: { lg: '7 5' }, gap: { base: '16', lg: '20' }, alignItems: 'start' } as const
  return (
    <>
      <Container>
        <PageIntro eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
        <Columns {...columns} pb={{ base: '16', lg: '20' }}>
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
        <chakra.div bg="bg.sunken" borderTopWidth="1px" borderColor="border.subtle">
          <Container py={{ base: '16', md: '20' }}>
            <Columns {...columns}>
              <PartBoundary>
                <Questions />
                <Headquarters />
              </PartBoundary>
            </Columns>
          </Container>
        </chakra.div>
      </RestOfPage>
    </>
  )
}
