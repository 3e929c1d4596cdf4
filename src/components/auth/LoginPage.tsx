import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/ui/TextLink'
import { checkLogin, type LoginValues } from '@/data/content/formRules'
import { login } from '@/data/content/login'
import { resendTexts } from '@/data/content/messages'
import { withReturn } from '@/data/session/accountPath'
import { toAddress } from '@/data/text/toAddress'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'
import type { DraftEmail } from './draftEmail'
import { FormWithSocial, type SocialCalls } from './FormWithSocial'
import { LinkProblemAlert } from './LinkProblemAlert'
import { MailButton, type MailCalls } from './MailButton'

/** The login page. Shows why a link or a social login failed. */
export function LoginPage(form: LoginFormProps) {
  return (
    <AuthLayout title={login.title} lead={login.lead}>
      <Stack gap="5">
        <LinkProblemAlert />
        <LoginForm {...form} />
        <Text color="fg.muted">
          {login.isNew}{' '}
          <TextLink to="/register" state={withReturn()}>
            Create account
          </TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}

export type LoginFormProps = FormCalls<LoginValues> &
  DraftEmail & {
    /** Sends the confirmation mail again. */
    mail: MailCalls
    social: SocialCalls
  }

/**
 * Email and password, or a social provider. For an unconfirmed address it offers to resend the confirmation mail; of a wrong
 * password it says if there is a space around it, which belongs to it, but is often pasted along.
 */
export function LoginForm({ email = '', onTyped, mail, social, onSend, ...calls }: LoginFormProps) {
  // The field is emptied when the password is refused.
  const [hadSpace, setHadSpace] = useState(false)
  const form = useForm({
    values: { email, password: '' },
    validate: checkLogin,
    onTyped,
    ...calls,
    onSend: (values, signal) => {
      setHadSpace(values.password !== values.password.trim())
      return onSend(values, signal)
    },
  })
  const kind = form.failure?.kind
  return (
    <FormWithSocial form={form} social={social}>
      <FormFrame
        form={form}
        remedy={
          kind === 'emailNotConfirmed' ? (
            <MailButton label={resendTexts.sendAgain} email={toAddress(form.sent?.email ?? '')} mail={mail} />
          ) : kind === 'invalidCredentials' && hadSpace ? (
            login.spaceAround
          ) : null
        }
      >
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <Stack gap="2">
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          <TextLink
            to="/forgot-password"
            state={(previous) => withReturn({ email: form.check().values.email })(previous)}
            alignSelf="flex-end"
            isAlone
          >
            {login.forgotten}
          </TextLink>
        </Stack>
        <CaptchaField form={form} />
        <SubmitButton form={form} label="Log in" busyLabel="Signing in..." />
      </FormFrame>
    </FormWithSocial>
  )
}
