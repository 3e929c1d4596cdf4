import { asCall } from '@/actors/sessionCalls'
import { type FactorAnswer, SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { useAuthActor } from '@/components/session/AuthContext'
import { failureTitles } from '@/data/content/messages'
import { challengeFactor, verifyCode } from '@/data/provider/auth'
import type { Session } from '@/data/provider/sessionTypes'
import { verifiedFactors } from '@/machines/secondFactor'
import { report } from './-outcome'

export type SecondFactorProps = { session: Session }

/** Asks a session that lacks it for the code of its second factor; the right one lets the user in. */
export function SecondFactor({ session }: SecondFactorProps) {
  const auth = useAuthActor()
  const sendCode = async (factorId: string, signal: AbortSignal) =>
    report(await challengeFactor(factorId), { failure: failureTitles.code, signal })
  const verify = async ({ factorId, code, challengeId }: FactorAnswer, signal: AbortSignal) =>
    report(await asCall(auth, 'signIn.began', () => verifyCode(factorId, code, challengeId)), {
      failure: failureTitles.signIn,
      signal,
    })
  return (
    <SecondFactorPage
      email={session.user.email ?? 'your account'}
      factors={verifiedFactors(session)}
      onSendCode={sendCode}
      onVerify={verify}
      onLeave={() => auth.send({ type: 'signIn.abandoned' })}
    />
  )
}
