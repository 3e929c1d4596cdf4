import type { EmailOtpType } from '@supabase/supabase-js'

/** The kinds of e-mail link that `/auth/confirm` can verify. */
export const linkTypes = [
  'signup',
  'recovery',
  'email',
  'magiclink',
  'invite',
  'email_change',
] as const satisfies readonly EmailOtpType[]
export type LinkType = (typeof linkTypes)[number]
