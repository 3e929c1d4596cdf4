import { Stack } from '@chakra-ui/react/stack'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/ui/TextLink'
import { emailNotVerified, failureTitles } from '@/data/content/messages'
import { checkLogin, type LoginValues } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'
import { ResendButton } from './ResendButton'
import { type SocialChoice, SocialWays } from './SocialWays'

export type LoginFormProps = SocialChoice & {
  /** Typed on another page already. */
  email?: string | undefined
  onSend: (values: LoginValues, signal: AbortSignal) => Promise<unknown>
  onResend: (email: string, signal: AbortSignal) => Promise<unknown>
  snapshot?: FormSnapshot | undefined
}

/** Email and password, or a social provider. An unconfirmed address is offered its confirmation mail again. */
export function LoginForm({ email = '', onSend, onResend, snapshot, ...social }: LoginFormProps) {
  const form = useForm({ values: { email, password: '' }, validate: checkLogin, onSend, snapshot })
  const isUnconfirmed = form.failure?.kind === 'emailNotConfirmed'
  return (
    <SocialWays form={form} {...social}>
      <FormFrame
        form={form}
        failureTitle={isUnconfirmed ? emailNotVerified.title : failureTitles.signIn}
        remedy={
          isUnconfirmed ? (
            <ResendButton
              label="Send the email again"
              onSend={(signal) => onResend(form.values.email.trim(), signal)}
            />
          ) : null
        }
      >
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <Stack gap="2">
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          <TextLink to="/forgot-password" state={{ email: form.values.email }} alignSelf="flex-end">
            Forgot password?
          </TextLink>
        </Stack>
        <SubmitButton form={form} label="Sign In" busyLabel="Signing in..." />
      </FormFrame>
    </SocialWays>
  )
}
