/**
 * The spelling in which a password is compared, measured and sent: NFC, so that it is the same from every keyboard (NIST
 * SP 800-63B, RFC 8265). Nothing is trimmed or replaced.
 */
export const normalizePassword = (typed: string): string => typed.normalize('NFC')

/** True if two typed passwords are the same, as the people who typed them see it. */
export const isSamePassword = (one: string, other: string): boolean =>
  normalizePassword(one) === normalizePassword(other)
