import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { proveAddress } from '@/data/content/emailLink'
import { checkLogin, type LoginValues } from '@/data/content/formRules'
import { toAddress } from '@/data/text/toAddress'
import { AccountName } from './AccountName'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'

export type ProveAddressPageProps = FormCalls<LoginValues, boolean> & {
  /** The address in the link; undefined adds a field for it. */
  email: string | undefined
}

/**
 * The page of a confirmation link. It asks for the account's password, so that an account which a stranger registered
 * with this address does not give the stranger access.
 */
export function ProveAddressPage({ email, onSend, ...calls }: ProveAddressPageProps) {
  const shown = useReadableAddress(email ?? '')
  const form = useForm({
    values: { email: email ?? '', password: '' },
    validate: checkLogin,
    ...calls,
    onSend: (values, signal) => onSend({ ...values, email: toAddress(values.email) }, signal),
  })
  return (
    <AuthLayout
      title={proveAddress.title}
      lead={
        email ? (
          <>
            {proveAddress.knownLead} <Strong overflowWrap="anywhere">{shown}</Strong>.
          </>
        ) : (
          proveAddress.lead
        )
      }
    >
      <Stack gap="6">
        <FormFrame form={form}>
          {email ? (
            <AccountName email={email} />
          ) : (
            <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
          )}
          <PasswordField form={form} name="password" label="Password" autoComplete="current-password" />
          <CaptchaField form={form} />
          <SubmitButton form={form} label="Confirm email" busyLabel="Confirming..." />
        </FormFrame>
        {email ? (
          <TextLink
            isAlone
            to="/auth/confirm"
            search={true}
            state={{ choosesFor: email }}
            alignSelf="flex-start"
          >
            {proveAddress.forgotten}
          </TextLink>
        ) : null}
      </Stack>
    </AuthLayout>
  )
}
