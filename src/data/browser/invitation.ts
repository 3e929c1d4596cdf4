import { readReferralCode } from '@/data/rules/readReferralCode'

const invitationKey = 'king-exchange-invitation'

/**
 * Takes the referral code of a link, and stores it for this tab, through other pages and a social sign-in; a link without a
 * code leaves the stored one. Returns the code that counts; null if the link's cannot be right, undefined without one.
 */
export function receiveInvitation(link: string | undefined): string | null | undefined {
  const code = readReferralCode(link)
  if (!code) return readInvitation() ?? (link ? null : undefined)
  try {
    sessionStorage.setItem(invitationKey, code)
  } catch {
    // Without storage only the link itself counts.
  }
  return code
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
