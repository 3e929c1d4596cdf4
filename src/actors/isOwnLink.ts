import { parseReferralCode } from '@/data/session/parseReferralCode'
import type { AuthActor } from '@/machines/authMachine'
import { selectUserId } from '@/machines/authSelectors'
import { renewThrough } from './sessionCalls'

/** True if the code of a referral link is that of the signed-in user; false too if that cannot be found out. */
export async function isOwnLink(auth: AuthActor, ref: string): Promise<boolean> {
  const code = parseReferralCode(ref)
  const userId = selectUserId(auth.getSnapshot())
  if (!code || !userId) return false
  try {
    const { readProfile } = await import('@/data/account/reads')
    const profile = await readProfile(userId, renewThrough(auth))
    return parseReferralCode(profile.referral_code) === code
  } catch {
    return false
  }
}
