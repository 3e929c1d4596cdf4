import { Stack } from '@chakra-ui/react/stack'
import { Strong } from '@chakra-ui/react/strong'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { chooseAccess } from '@/data/content/emailLink'
import { checkNewAccess, type NewAccessValues } from '@/data/content/formRules'
import { explainPassword } from '@/data/content/messages'
import { AccountName } from './AccountName'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'
import { NameFields } from './NameFields'
import { NewPasswordFields } from './NewPasswordFields'

export type ChooseAccessPageProps = FormCalls<NewAccessValues> & {
  /** The address that the link is for. */
  email: string
}

/** Asks the owner of an address, which was first registered with another password, for a new name and password. */
export function ChooseAccessPage({ email, ...calls }: ChooseAccessPageProps) {
  const shown = useReadableAddress(email)
  const form = useForm({
    values: { firstName: '', lastName: '', password: '', confirmPassword: '' },
    validate: checkNewAccess,
    explain: explainPassword,
    ...calls,
  })
  return (
    <AuthLayout
      title={chooseAccess.title}
      lead={
        <>
          {chooseAccess.lead[0]} <Strong overflowWrap="anywhere">{shown}</Strong>. {chooseAccess.lead[1]}
        </>
      }
    >
      <Stack gap="6">
        <FormFrame form={form}>
          <AccountName email={email} />
          <NameFields form={form} />
          <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" />
          <CaptchaField form={form} />
          <SubmitButton form={form} label="Confirm email" busyLabel="Confirming..." />
        </FormFrame>
        <TextLink isAlone to="/auth/confirm" search={true} alignSelf="flex-start">
          Try another password
        </TextLink>
      </Stack>
    </AuthLayout>
  )
}
