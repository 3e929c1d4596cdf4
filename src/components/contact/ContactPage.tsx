import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Container } from '@chakra-ui/react/container'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { Columns } from '@/components/ui/Columns'
import { PageIntro } from '@/components/ui/PageIntro'
import { Panel } from '@/components/ui/Panel'
import { contact } from '@/data/content/contact'
import { type ContactValues, checkContact } from '@/data/content/formRules'
import { QuestionsAndOffice } from './QuestionsAndOffice'
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
                <Heading id="write-title" textStyle="part">
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
        <LowerPart>
          <QuestionsAndOffice />
        </LowerPart>
      </RestOfPage>
    </>
  )
}

const empty: ContactValues = { name: '', email: '', subject: '', message: '' }

export type ContactFormProps = FormCalls<ContactValues>

/** The contact form, below a note about it. Once sent it keeps its values, to be changed, sent again or cleared. */
export function ContactForm(calls: ContactFormProps) {
  const [times, setTimes] = useState(0)
  return <Message key={times} isCleared={times > 0} onClear={() => setTimes(times + 1)} {...calls} />
}

type MessageProps = ContactFormProps & { isCleared: boolean; onClear: () => void }

function Message({ isCleared, onClear, ...calls }: MessageProps) {
  const form = useForm({ values: empty, validate: checkContact, ...calls })
  return (
    <FormFrame form={form}>
      <Alert.Root status="info">
        <Alert.Indicator aria-hidden />
        <Alert.Content>{contact.form.state}</Alert.Content>
      </Alert.Root>
      <Columns columns={{ sm: 2 }} gap="5">
        <TextField form={form} name="name" label="Name" autoComplete="name" autoFocus={isCleared} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      </Columns>
      <TextField form={form} name="subject" label="Subject" dir="auto" />
      <TextField form={form} name="message" label="Message" dir="auto" isLong />
      <Stack gap="4">
        <SubmitButton
          form={{ isBusy: form.isBusy, hasSucceeded: false }}
          label="Send message"
          busyLabel="Sending..."
        />
        {form.hasSucceeded ? (
          <Stack
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            align={{ sm: 'center' }}
            gap="3"
          >
            <Text textStyle="sm">{contact.form.unsent}</Text>
            <Button type="button" variant="outline" onClick={onClear}>
              Clear the form
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </FormFrame>
  )
}
