import { Alert } from '@chakra-ui/react/alert'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { CheckboxField } from '@/components/forms/CheckboxField'
import { FormFrame } from '@/components/forms/FormFrame'
import { ProblemCount } from '@/components/forms/ProblemCount'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/ui/TextLink'
import { checkRegistration, emptyRegistration, type RegisterValues } from '@/data/content/formRules'
import { explainAddress, explainPassword, mayHaveWorked } from '@/data/content/messages'
import { ownLink, register } from '@/data/content/register'
import { withReturn } from '@/data/session/accountPath'
import { type Failure, outageOf } from '@/data/session/errors'
import type { Invitation } from '@/data/session/invitation'
import { forgetDraft, startingAddress, storeDraft, storedDraft } from '@/data/session/registrationDraft'
import { AuthLayout } from './AuthLayout'
import { CaptchaField } from './CaptchaField'
import { DraftTerms } from './DraftTerms'
import { FormWithSocial, type SocialCalls } from './FormWithSocial'
import { InvitationNote } from './InvitationNote'
import { NameFields } from './NameFields'
import { NewPasswordFields } from './NewPasswordFields'

export type RegisterPageProps = RegisterFormProps & {
  /** The visitor's invitation: null if its code cannot be right, undefined without a link. */
  invitation?: Invitation | null | undefined
  /** True if a signed-in visitor previews the own referral link. */
  isPreview?: boolean | undefined
}

/** The page for creating an account. */
export function RegisterPage({ invitation, isPreview = false, ...form }: RegisterPageProps) {
  return (
    <AuthLayout title={register.title} lead={register.lead}>
      <Stack gap="5">
        {isPreview ? <OwnLinkNote /> : null}
        {invitation === undefined ? null : <InvitationNote invitation={invitation} />}
        <Stack gap="5" inert={isPreview}>
          <RegisterForm {...form} />
          <Text color="fg.muted">
            {register.hasAccount}{' '}
            <TextLink to="/login" state={withReturn()}>
              Log in
            </TextLink>
          </Text>
        </Stack>
      </Stack>
    </AuthLayout>
  )
}

/** Says above the register page that it is a preview of the visitor's own referral link. */
function OwnLinkNote() {
  return (
    <Alert.Root status="info">
      <Alert.Indicator aria-hidden />
      <Alert.Content>
        <Alert.Title>{ownLink.title}</Alert.Title>
        <Alert.Description>
          {ownLink.text} <TextLink to="/dashboard">{ownLink.back}</TextLink>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}

export type RegisterFormProps = FormCalls<RegisterValues> & {
  /** Initial value, typed on an earlier page. */
  email?: string | undefined
  social: SocialCalls
}

/** True if the outcome of a registration is unknown: it may have arrived although no answer says so. */
const isUnanswered = (failure: Failure | null) => !failure || outageOf(failure.kind) !== undefined

/**
 * Name, address, password typed twice and consent to the terms; or a social provider. The values, except the passwords,
 * are kept as a draft until the account is created or the tab is closed.
 */
export function RegisterForm({ email, social, onSend, ...calls }: RegisterFormProps) {
  const [initial] = useState(() => ({
    ...emptyRegistration,
    ...storedDraft(),
    email: startingAddress(email),
  }))
  const form = useForm({
    values: initial,
    validate: checkRegistration,
    explain: (failure) => ({ ...explainPassword(failure), ...explainAddress(failure) }),
    onTyped: (typed) => storeDraft(typed, email),
    ...calls,
    onSend: async (values, signal) => {
      const output = await onSend(values, signal)
      forgetDraft()
      return output
    },
  })
  return (
    <FormWithSocial form={form} social={social}>
      <FormFrame form={form} remedy={isUnanswered(form.failure) ? mayHaveWorked : null}>
        <ProblemCount form={form} />
        <NameFields form={form} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordFields form={form} label="Password" confirmLabel="Confirm password" />
        <CheckboxField form={form} name="terms" spoken={register.consent}>
          I <DraftTerms />
        </CheckboxField>
        <CaptchaField form={form} />
        <SubmitButton form={form} label="Create account" busyLabel="Creating Account..." />
      </FormFrame>
    </FormWithSocial>
  )
}
