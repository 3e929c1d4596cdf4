import { asCall } from '@/actors/sessionCalls'
import { LateSessionPending } from '@/components/layout/LateSessionPending'
import { useAuth, useAuthActor } from '@/components/session/AuthContext'
import { useIsSessionPending } from '@/components/session/usePresumedSession'
import { notifyFailed } from '@/components/toasts/sessionNotices'
import { failureTitles } from '@/data/content/messages'
import { signInWithPassword } from '@/data/session/calls'
import { forgetDraft } from '@/data/session/registrationDraft'
import { toAddress } from '@/data/text/toAddress'
import { selectChallenged } from '@/machines/authSelectors'
import { confirmationMail, socialSignIn } from './calls'
import { draftEmail } from './draftEmail'
import { type LoginFormProps, LoginPage } from './LoginPage'
import { SecondFactorScreen } from './SecondFactorScreen'

export type LoginScreenProps = Pick<LoginFormProps, 'email'>

/** The login, or the second factor after the password. The session machine emits the success. */
export function LoginScreen({ email }: LoginScreenProps) {
  const auth = useAuthActor()
  const challenged = useAuth(selectChallenged)
  /** The problem of a link is shown until the next attempt. */
  const dismissLinkProblem = () => auth.send({ type: 'link.dismissed' })
  if (useIsSessionPending()) return <LateSessionPending />
  return challenged ? (
    <SecondFactorScreen session={challenged} />
  ) : (
    <LoginPage
      {...draftEmail(email)}
      onSend={(values) => {
        dismissLinkProblem()
        return asCall(auth, 'signIn.began', async () => {
          const session = await signInWithPassword(toAddress(values.email), values.password)
          forgetDraft()
          return session
        })
      }}
      onFailed={(failure) => notifyFailed(failureTitles.signIn, failure)}
      mail={confirmationMail}
      social={{
        ...socialSignIn,
        onChoose: (...chosen) => {
          dismissLinkProblem()
          return socialSignIn.onChoose(...chosen)
        },
      }}
    />
  )
}
