import { Alert } from '@chakra-ui/react/alert'
import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextAreaField } from '@/components/forms/TextAreaField'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { Columns } from '@/components/ui/Columns'
import { contact } from '@/data/content/contact'
import { type ContactValues, checkContact } from '@/data/rules/formRules'

const empty: ContactValues = { name: '', email: '', subject: '', message: '' }

export type ContactFormProps = FormCalls<ContactValues>

/** The contact form, below a note of what it does. After sending, it keeps its values to be changed, sent again or cleared. */
export function ContactForm(calls: ContactFormProps) {
  const form = useForm({ values: empty, validate: checkContact, ...calls })
  return (
    <FormFrame form={form}>
      <Alert.Root status="info">
        <Alert.Indicator aria-hidden />
        <Alert.Content>{contact.form.state}</Alert.Content>
      </Alert.Root>
      <Columns columns={{ sm: 2 }} gap="5">
        <TextField form={form} name="name" label="Name" autoComplete="name" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="email" />
      </Columns>
      <TextField form={form} name="subject" label="Subject" dir="auto" />
      <TextAreaField form={form} name="message" label="Message" dir="auto" />
      <Stack gap="4">
        <SubmitButton
          form={{ isBusy: form.isBusy, hasSucceeded: false }}
          label="Send Message"
          busyLabel="Sending..."
        />
        {form.hasSucceeded ? (
          <Stack
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            align={{ sm: 'center' }}
            gap="3"
          >
            <Text textStyle="sm">{contact.form.kept}</Text>
            <Button
              type="button"
              variant="outline"
              onClick={(event) => {
                form.reset()
                event.currentTarget.form?.querySelector('input')?.focus()
              }}
            >
              Clear the form
            </Button>
          </Stack>
        ) : null}
      </Stack>
    </FormFrame>
  )
}
