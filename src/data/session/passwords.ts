/**
 * The spelling in which a password is compared, measured and sent: NFC, so that it is the same from every keyboard (NIST
 * SP 800-63B, RFC 8265). Nothing is trimmed or replaced.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFC')

/** True if two typed passwords are the same, as the people who typed them see it. */
export const isSamePassword = (one: string, other: string): boolean =>
  normalizePassword(one) === normalizePassword(other)

/**
 * The limits of a password's length. The minimum, in characters, is that of `supabase/config.toml` and only a hint: a
 * provider with another setting answers with an error. The maximum, in bytes, is bcrypt's, so the same everywhere.
 */
export const passwordLength = { least: 8, mostBytes: 72 } as const

/** True if a new password is longer than any provider takes. */
export const isTooLong = (password: string): boolean =>
  new TextEncoder().encode(normalizePassword(password)).length > passwordLength.mostBytes
