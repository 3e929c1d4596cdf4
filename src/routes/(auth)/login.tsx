import { createFileRoute, useLocation } from '@tanstack/react-router'
import { asCall } from '@/actors/sessionCalls'
import { LoginPage } from '@/components/auth/LoginPage'
import { useAuth, useAuthActor } from '@/components/session/AuthContext'
import { failureTitles } from '@/data/content/messages'
import { signInWithPassword } from '@/data/provider/auth'
import type { LoginValues } from '@/data/rules/formRules'
import { selectChallenged } from '@/machines/authSelectors'
import { report } from '@/routes/-outcome'
import { chooseProvider, resendTo } from '@/routes/-provider'
import { SecondFactor } from '@/routes/-SecondFactor'
import { skipWhenSignedIn } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: 'Log in to your King Exchange account.' },
  beforeLoad: ({ context, location }) => skipWhenSignedIn(context.auth, location.state.returnTo),
  component: Login,
})

function Login() {
  const email = useLocation({ select: ({ state }) => state.email })
  const auth = useAuthActor()
  const challenged = useAuth(selectChallenged)
  if (challenged) return <SecondFactor session={challenged} />

  const signIn = async (values: LoginValues, signal: AbortSignal) => {
    const call = () => signInWithPassword(values.email.trim(), values.password)
    report(await asCall(auth, 'signIn.began', call), { failure: failureTitles.signIn, signal })
  }
  return <LoginPage email={email} onSend={signIn} onResend={resendTo} onChoose={chooseProvider} />
}
