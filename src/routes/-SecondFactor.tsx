import type { Session } from '@supabase/supabase-js'
import type { FactorAnswer } from '@/components/auth/FactorStep'
import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { failureTitles, successes } from '@/data/content/messages'
import { challengeFactor, verifyCode } from '@/data/provider/auth'
import { signOut } from '@/data/provider/signOut'
import { verifiedFactors } from '@/machines/secondFactor'
import { report } from './-outcome'

export type SecondFactorProps = { session: Session }

/** Asks a session that lacks it for the code of its second factor; the right one lets the user in. */
export function SecondFactor({ session }: SecondFactorProps) {
  const sendCode = async (factorId: string, signal: AbortSignal) =>
    report(await challengeFactor(factorId), { failure: failureTitles.code, signal })
  const verify = async ({ factorId, code, challengeId }: FactorAnswer, signal: AbortSignal) => {
    const result = await verifyCode(factorId, code, challengeId)
    // The right code takes this form away by itself.
    report(result, {
      failure: failureTitles.signIn,
      ...(result.error ? { signal } : { success: successes.signedIn }),
    })
  }
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
