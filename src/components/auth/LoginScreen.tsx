import { asCall } from '@/actors/sessionCalls'
import { LateSessionPending } from '@/components/layout/LateSessionPending'
import { useAuth, useAuthActor } from '@/components/session/AuthContext'
import { useIsSessionAwaited } from '@/components/session/useIsSessionAwaited'
import { notifyFailed } from '@/components/toasts/notifyFailed'
import { failureTitles } from '@/data/content/messages'
import { signInWithPassword } from '@/data/provider/auth'
import { toAddress } from '@/data/rules/toAddress'
import { selectChallenged } from '@/machines/authSelectors'
import { confirmationMail, socialSignIn } from './calls'
import { type LoginFormProps, LoginPage } from './LoginPage'
import { SecondFactorScreen } from './SecondFactorScreen'

export type LoginScreenProps = Pick<LoginFormProps, 'email'>

/** The login, or the second factor after the password. The session machine emits the success. */
export function LoginScreen({ email }: LoginScreenProps) {
  const auth = useAuthActor()
  const challenged = useAuth(selectChallenged)
  if (useIsSessionAwaited()) return <LateSessionPending />
  return challenged ? (
    <SecondFactorScreen session={challenged} />
  ) : (
    <LoginPage
      email={email}
      onSend={(values) =>
        asCall(auth, 'signIn.began', () => signInWithPassword(toAddress(values.email), values.password))
      }
      onFailed={(failure) => notifyFailed(failureTitles.signIn, failure)}
      mail={confirmationMail}
      social={socialSignIn}
    />
  )
}
