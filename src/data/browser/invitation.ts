import { readReferralCode } from '@/data/rules/readReferralCode'

const invitationKey = 'king-exchange-invitation'

/** Stores the referral code of a link for this tab, through other pages and a social sign-in. The newest link counts. */
export function keepInvitation(link: string | undefined) {
  const code = readReferralCode(link)
  if (!code) return
  try {
    sessionStorage.setItem(invitationKey, code)
  } catch {
    // Without storage only the link itself counts.
  }
}

/** Reads the stored referral code; null without one. */
export function readInvitation(): string | null {
  try {
    return readReferralCode(sessionStorage.getItem(invitationKey))
  } catch {
    return null
  }
}

/** Removes the stored referral code, once the account has named its inviter. */
export function forgetInvitation() {
  try {
    sessionStorage.removeItem(invitationKey)
  } catch {
    // Without storage nothing was stored.
  }
}
