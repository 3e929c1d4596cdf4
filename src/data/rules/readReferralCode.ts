/**
 * Reads a referral code from a link, in capitals as the database makes it; null if no account can have it. The length is
 * that of `user_profiles.referral_code`.
 */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = text?.trim().toUpperCase() ?? ''
  return /^[A-Z0-9]{6,32}$/.test(code) ? code : null
}
