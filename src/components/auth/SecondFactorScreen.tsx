import { asCall } from '@/actors/sessionCalls'
import { useAuthActor } from '@/components/session/AuthContext'
import { notifyFailed } from '@/components/toasts/sessionNotices'
import { failureTitles } from '@/data/content/messages'
import { challengeFactor, verifyCode } from '@/data/session/calls'
import type { Session } from '@/data/session/sessionTypes'
import { verifiedFactors } from '@/machines/secondFactor'
import { SecondFactorPage } from './SecondFactorPage'

export type SecondFactorScreenProps = { session: Session }

/** Asks a session that lacks its second factor for the code; the right code completes the login. */
export function SecondFactorScreen({ session }: SecondFactorScreenProps) {
  const auth = useAuthActor()
  const factors = verifiedFactors(session)
  return (
    <SecondFactorPage
      key={[session.user.id, ...factors.map(({ id }) => id)].join()}
      email={session.user.email ?? 'your account'}
      factors={factors}
      code={{
        onSend: (factorId) => challengeFactor(session.user.id, factorId),
        onFailed: (failure) => notifyFailed(failureTitles.code, failure),
      }}
      verification={{
        onSend: ({ factorIds, code, challengeId }) =>
          asCall(auth, 'signIn.began', () => verifyCode(session.user.id, factorIds, code, challengeId)),
        onFailed: (failure) => notifyFailed(failureTitles.signIn, failure),
      }}
      onLeave={() => auth.send({ type: 'signIn.abandoned' })}
    />
  )
}
