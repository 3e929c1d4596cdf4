import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Columns } from '@/components/ui/Columns'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { contact } from '@/data/content/contact'
import { ContactForm, type ContactFormProps } from './ContactForm'
import { Headquarters } from './Headquarters'
import { Questions } from './Questions'
import { SupportFacts } from './SupportFacts'

export type ContactPageProps = ContactFormProps

/** The contact form, other contact details, and frequent questions. */
export function ContactPage(form: ContactPageProps) {
  return (
    <>
      <Container>
        <PageIntro eyebrow={contact.eyebrow} title={contact.title} lead={contact.lead} />
        <Columns
          columns={{ lg: '7 5' }}
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
        </Columns>
        <Headquarters />
      </Container>
      <Questions />
    </>
  )
}
