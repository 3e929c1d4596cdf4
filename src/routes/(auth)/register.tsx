import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { RegisteredPage } from '@/components/auth/RegisteredPage'
import { RegisterPage } from '@/components/auth/RegisterPage'
import { notifyFormFailure } from '@/components/toasts/toaster'
import { failureTitles, registrationComplaints, successes } from '@/data/content/messages'
import { signUp } from '@/data/provider/auth'
import type { RegisterValues } from '@/data/rules/formRules'
import { readText } from '@/data/rules/searchText'
import type { FormProblems } from '@/machines/formMachine'
import { hasLeft, report } from '@/routes/-outcome'
import { chooseProvider, resendTo } from '@/routes/-provider'
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

function Register() {
  const navigate = useNavigate()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  const register = async ({ firstName, lastName, email, password }: RegisterValues, signal: AbortSignal) => {
    const account = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password }
    report(await signUp(account), { success: successes.signedUp, failure: failureTitles.signUp, signal })
    if (hasLeft(signal, '/register')) return
    await navigate({ to: '/register', state: { sentTo: account.email }, replace: true })
  }
  const complain = ({ terms, confirmPassword }: FormProblems<RegisterValues>) => {
    if (terms) notifyFormFailure(registrationComplaints.terms)
    else if (confirmPassword === registrationComplaints.confirmPassword.description) {
      notifyFormFailure(registrationComplaints.confirmPassword)
    }
  }
  return sentTo ? (
    <RegisteredPage email={sentTo} onResend={(signal) => resendTo(sentTo, signal)} />
  ) : (
    <RegisterPage email={email} onSend={register} onInvalid={complain} onChoose={chooseProvider} />
  )
}
