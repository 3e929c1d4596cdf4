import { normalizePassword } from './normalizePassword'

/**
 * The limits of a password's length. The minimum, in characters, is that of `supabase/config.toml` and only a hint: a
 * provider with another setting answers with an error. The maximum, in bytes, is bcrypt's, so the same everywhere.
 */
export const passwordLength = { least: 8, mostBytes: 72 } as const

/** True if a new password is longer than any provider takes. */
export const isTooLong = (password: string): boolean =>
  new TextEncoder().encode(normalizePassword(password)).length > passwordLength.mostBytes
