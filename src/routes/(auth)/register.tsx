import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { confirmationMail, socialSignIn } from '@/components/auth/calls'
import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifyFormFailure, notifySuccess } from '@/components/toasts/toaster'
import { failureTitles, registrationComplaints, successes } from '@/data/content/messages'
import { signUp } from '@/data/provider/auth'
import { unwrap } from '@/data/provider/unwrap'
import type { RegisterValues } from '@/data/rules/formRules'
import { readText } from '@/data/rules/searchText'
import type { FormProblems } from '@/machines/formProblems'
import { skipWhenSignedIn } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/register')({
  staticData: {
    title: 'Create an account',
    description: 'Open a King Exchange account with your email address.',
  },
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string | undefined } => ({
    ref: readText(ref, 64),
  }),
  beforeLoad: ({ context }) => skipWhenSignedIn(context.auth),
  component: Register,
})

const accountOf = ({ firstName, lastName, email, password }: RegisterValues) => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
  password,
})

function notifyInvalid({ terms, confirmPassword }: FormProblems<RegisterValues>) {
  if (terms) notifyFormFailure(registrationComplaints.terms)
  else if (confirmPassword === registrationComplaints.confirmPassword.description) {
    notifyFormFailure(registrationComplaints.confirmPassword)
  }
}

function Register() {
  const navigate = useNavigate()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  if (sentTo) return <RegisteredPage email={sentTo} mail={confirmationMail} />

  const showSent = (_: unknown, values: RegisterValues) => {
    notifySuccess(successes.signedUp)
    void navigate({ to: '/register', state: { sentTo: accountOf(values).email }, replace: true })
  }
  return (
    <RegisterPage
      email={email}
      onSend={(values) => unwrap(signUp(accountOf(values)))}
      onSent={showSent}
      onFailed={(failure) => notifyFailed(failureTitles.signUp, failure)}
      onInvalid={notifyInvalid}
      social={socialSignIn}
    />
  )
}
