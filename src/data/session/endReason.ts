import { entryOf, isRecord, textOf } from '@/data/text/shapes'
import type { EndReason } from './sessionTypes'

/**
 * By the auth server's code for a refresh that it refuses. A deleted account is answered like a session that was ended;
 * `validation_failed` is a refresh token of no shape that it knows.
 */
const byCode: Readonly<Record<string, EndReason>> = {
  refresh_token_already_used: 'elsewhere',
  refresh_token_not_found: 'elsewhere',
  session_expired: 'expired',
  session_not_found: 'elsewhere',
  user_banned: 'suspended',
  user_not_found: 'closed',
  validation_failed: 'expired',
}

/** By the hint with which the database refuses a read (`supabase/migrations/…_living_sessions.sql`). */
const byHint: Readonly<Record<string, EndReason>> = {
  account_closed: 'closed',
  account_suspended: 'suspended',
  session_ended: 'elsewhere',
}

/** Why a session is over, by an answer or an error of the auth server or the data API; null if that does not say so. */
export function endReasonOf(answer: unknown): EndReason | null {
  if (!isRecord(answer)) return null
  const codes = [answer.error_code, answer.code].map(textOf)
  if (codes.includes('PT401')) return entryOf(byHint, textOf(answer.hint)) ?? null
  return codes.map((code) => entryOf(byCode, code)).find((reason) => reason !== undefined) ?? null
}
