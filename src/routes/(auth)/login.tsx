import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LoginPage } from '@/components/auth/LoginPage'
import { signInWithPassword } from '@/data/auth'
import type { LoginValues } from '@/data/formRules'
import { failureTitles, successes } from '@/data/messages'
import { report } from '../-outcome'
import { chooseProvider, resendTo } from '../-provider'
import { skipWhenSignedIn } from '../-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: 'Log in to your King Exchange account.' },
  beforeLoad: ({ context }) => skipWhenSignedIn(context.auth),
  component: Login,
})

function Login() {
  const email = useLocation({ select: ({ state }) => state.email })
  const signIn = async (values: LoginValues) =>
    report(await signInWithPassword(values.email.trim(), values.password), {
      success: successes.signedIn,
      failure: failureTitles.signIn,
    })
  return <LoginPage email={email} onSend={signIn} onResend={resendTo} onChoose={chooseProvider} />
}
