import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { CheckInbox } from '@/components/auth/CheckInbox'
import { RegisterForm } from '@/components/auth/RegisterForm'
import { SocialButtons } from '@/components/auth/SocialButtons'
import { notifyFailure } from '@/components/feedback/toaster'
import { TextLink } from '@/components/layout/TextLink'
import { signUp } from '@/data/auth'
import type { RegisterValues } from '@/data/formRules'
import { failureTitles, registrationComplaints, successes } from '@/data/messages'
import { report } from '../-outcome'
import { chooseProvider, resendTo } from '../-provider'
import { skipWhenSignedIn } from '../-session'

export const Route = createFileRoute('/(auth)/register')({
  staticData: {
    title: 'Create an account',
    description: 'Open a King Exchange account with your email address.',
  },
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: ref === undefined ? undefined : String(ref).slice(0, 64),
  }),
  beforeLoad: ({ context }) => skipWhenSignedIn(context.auth),
  component: RegisterPage,
})

function RegisterPage() {
  const navigate = useNavigate()
  const sentTo = useLocation({ select: ({ state }) => state.sentTo })
  const register = async (values: RegisterValues) => {
    const email = values.email.trim()
    const account = { ...values, email, firstName: values.firstName.trim(), lastName: values.lastName.trim() }
    report(await signUp(account), { success: successes.signedUp, failure: failureTitles.signUp })
    await navigate({ to: '/register', state: { sentTo: email }, replace: true })
  }
  if (sentTo) {
    return (
      <AuthLayout title="Check your inbox" lead="One step is left: confirm your address.">
        <CheckInbox email={sentTo} resendLabel="Send the email again" onResend={() => resendTo(sentTo)}>
          <Text color="fg.muted">
            Wrong address? <TextLink to="/register">Start again</TextLink>. Have an account already?{' '}
            <TextLink to="/login" state={{ email: sentTo }}>
              Log in
            </TextLink>{' '}
            or{' '}
            <TextLink to="/forgot-password" state={{ email: sentTo }}>
              reset the password
            </TextLink>
            .
          </Text>
        </CheckInbox>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Create your account"
      lead="It takes a minute. You confirm your address by email; identity checks come later."
    >
      <Stack gap="6">
        <RegisterForm
          onSend={register}
          onInvalid={(problems) => {
            if (problems.terms) notifyFailure(registrationComplaints.terms)
            else if (problems.confirmPassword) notifyFailure(registrationComplaints.confirmPassword)
          }}
        />
        <SocialButtons onChoose={chooseProvider} />
        <Text color="fg.muted">
          Already have an account? <TextLink to="/login">Log in</TextLink>
        </Text>
      </Stack>
    </AuthLayout>
  )
}
