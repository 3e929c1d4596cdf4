import type { Session } from '@supabase/supabase-js'
import type { FactorAnswer } from '@/components/auth/FactorStep'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { challengeFactor, signOut, verifyCode } from '@/data/auth'
import { failureTitles, successes } from '@/data/messages'
import { verifiedFactors } from '@/machines/secondFactor'
import { report } from './-outcome'

export type SecondFactorProps = { session: Session }

/** Asks a session that lacks it for the code of its second factor; the right one lets the user in. */
export function SecondFactor({ session }: SecondFactorProps) {
  const sendCode = async (factorId: string) =>
    report(await challengeFactor(factorId), { failure: failureTitles.code })
  const verify = async ({ factorId, code, challengeId }: FactorAnswer) =>
    report(await verifyCode(factorId, code, challengeId), {
      success: successes.signedIn,
      failure: failureTitles.signIn,
    })
  const leave = async () => {
    const { error } = await signOut()
    if (error) console.error('Leaving a half-finished login failed:', error)
  }
  return (
    <SecondFactorPage
      email={session.user.email ?? 'your account'}
      factors={verifiedFactors(session)}
      onSendCode={sendCode}
      onVerify={verify}
      onLeave={() => void leave()}
    />
  )
}
