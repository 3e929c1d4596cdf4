import { createFileRoute, useLocation } from '@tanstack/react-router'
import { LoginPage } from '@/components/auth/LoginPage'
import { useAuth } from '@/components/session/AuthContext'
import { failureTitles, successes } from '@/data/content/messages'
import { signInWithPassword } from '@/data/provider/auth'
import type { LoginValues } from '@/data/rules/formRules'
import { selectChallenged } from '@/machines/authSelectors'
import { needsCode } from '@/machines/secondFactor'
import { report } from '@/routes/-outcome'
import { confirmationMail, socialSignIn } from '@/routes/-provider'
import { SecondFactor } from '@/routes/-SecondFactor'
import { skipWhenSignedIn } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/login')({
  staticData: { title: 'Log in', description: 'Log in to your King Exchange account.' },
  beforeLoad: ({ context, location }) => skipWhenSignedIn(context.auth, location.state.returnTo),
  component: Login,
})

function Login() {
  const email = useLocation({ select: ({ state }) => state.email })
  const challenged = useAuth(selectChallenged)
  if (challenged) return <SecondFactor session={challenged} />

  const signIn = async (values: LoginValues, signal: AbortSignal) => {
    const result = await signInWithPassword(values.email.trim(), values.password)
    const isIn = result.data && !needsCode(result.data)
    // Success takes this form away by itself.
    report(result, {
      failure: failureTitles.signIn,
      ...(isIn ? { success: successes.signedIn } : { signal }),
    })
  }
  return <LoginPage email={email} onSend={signIn} mail={confirmationMail} social={socialSignIn} />
}
