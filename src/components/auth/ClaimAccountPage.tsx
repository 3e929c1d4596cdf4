import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { claimAccount } from '@/data/content/emailLink'
import { type ClaimValues, checkClaim } from '@/data/content/formRules'
import { explainClaim } from '@/data/content/messages'
import { toAddress } from '@/data/text/toAddress'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'
import { NameFields } from './NameFields'
import { NewPasswordFields } from './NewPasswordFields'

export type ClaimAccountPageProps<Output> = FormCalls<ClaimValues, Output> & {
  /** The choice of the account's owner: name and password, or the password alone. */
  purpose: keyof typeof claimAccount
}

/**
 * The page of a link that brings tokens. It asks for the address of their account, which it does not tell, so that a
 * stranger's link cannot lead a visitor to the stranger's account unnoticed.
 */
export function ClaimAccountPage<Output>({ purpose, onSend, ...calls }: ClaimAccountPageProps<Output>) {
  const { label, ...texts } = claimAccount[purpose]
  const isNamed = purpose === 'access'
  const form = useForm({
    values: { email: '', firstName: '', lastName: '', password: '', confirmPassword: '' },
    validate: (values) => checkClaim(values, isNamed),
    explain: explainClaim,
    ...calls,
    onSend: (values, signal) => onSend({ ...values, email: toAddress(values.email) }, signal),
  })
  return (
    <AuthLayout {...texts}>
      <FormFrame form={form}>
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        {isNamed ? <NameFields form={form} /> : null}
        <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" />
        <CaptchaField form={form} />
        <SubmitButton form={form} label={label} busyLabel="Saving..." />
      </FormFrame>
    </AuthLayout>
  )
}
