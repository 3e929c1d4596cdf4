import { asciiDigits } from '@/data/text/asciiDigits'

/** In capitals, as the database makes it; the length is that of `user_profiles.referral_code`. */
const pattern = /^[A-Z\d]{6,32}$/

const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** The code in one part of a link. Words without a digit are prose, not a code that was broken in pieces. */
function codeIn(part: string): string | undefined {
  const words = part.split(/\s+/).map(lettersAndDigits).filter(Boolean)
  const whole = words.join('')
  const candidates = words.length > 2 ? [...words, whole] : [whole]
  return candidates.find((code) => pattern.test(code) && (words.length < 2 || /\d/.test(code)))
}

/**
 * Parses a referral code from a link, however it was damaged on the way: letters and digits count, what stands around and
 * between them does not; of a list the first. Null if no account can have it.
 */
export function parseReferralCode(text: string | null | undefined): string | null {
  const plain = asciiDigits((text ?? '').normalize('NFKC').replace(/\p{DI}/gu, '')).toUpperCase()
  const parts = plain.replace(/^.*\bREF=/s, '').split(/[?&#,;|/\\]+/)
  for (const part of parts) {
    const code = codeIn(part)
    if (code) return code
  }
  return null
}
