import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { contact } from '@/data/content/contact'
import { ContactForm, type ContactFormProps } from './ContactForm'
import { Headquarters } from './Headquarters'
import { Questions } from './Questions'
import { SupportFacts } from './SupportFacts'

export type ContactPageProps = ContactFormProps

/** The page at `/contact`: the form, the other ways to reach us, and frequent questions. */
export function ContactPage(form: ContactPageProps) {
  return (
    <>
      <Container>
        <PageIntro eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          gap={{ base: '16', lg: '20' }}
          alignItems="start"
          pb={{ base: '16', lg: '24' }}
        >
          <Panel as="section" aria-labelledby="write-title" p={{ base: '6', sm: '8', md: '10' }}>
            <Stack gap="8">
              <Heading id="write-title" textStyle="heading" fontSize="3xl">
                {contact.form.title}
              </Heading>
              <ContactForm {...form} />
            </Stack>
          </Panel>
          <SupportFacts />
        </chakra.div>
        <Headquarters />
      </Container>
      <Questions />
    </>
  )
}
