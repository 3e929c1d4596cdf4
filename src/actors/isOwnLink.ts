import { readProfile } from '@/data/provider/account'
import { readReferralCode } from '@/data/rules/readReferralCode'
import type { AuthActor } from '@/machines/authMachine'
import { renewThrough } from './sessionCalls'

/** Whether the code of a referral link is the user's own; false too if that cannot be read. */
export async function isOwnLink(auth: AuthActor, userId: string, ref: string): Promise<boolean> {
  const code = readReferralCode(ref)
  if (!code) return false
  const { data } = await readProfile(userId, renewThrough(auth))
  return readReferralCode(data?.referral_code) === code
}
