import { isRecord } from '@/data/text/shapes'

/** The part of a profile that the layout of the user area shows; a status of null is shown as any other unknown one. */
export type ProfileSummary = { full_name: string | null; kyc_status: string | null }

/** A row of `user_profiles`. The database guarantees a referral code; `null` if an answer lacks it all the same. */
export type Profile = ProfileSummary & { id: string; referral_code: string | null }

/** A row of `wallets`. `balance` is decimal text with 18 decimals, never a float; empty if the answer had no text. */
export type Wallet = { id: string; user_id: string; token_symbol: string; balance: string }

/**
 * A row of `wallet_movements`: the signed amount and the balance after it, both as decimal text with 18 decimals; the time,
 * in RFC 3339; and a reason, if whoever changed the balance gave one.
 */
export type Movement = {
  id: string
  token_symbol: string
  amount: string
  balance_after: string
  moved_at: string
  reason: string | null
}

const isText = (value: unknown): value is string => typeof value === 'string'

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)

/**
 * Parses the layout's part of a profile; null without a row, or if the status is no text. A database whose columns may be
 * empty answers null for them, which is a row all the same.
 */
export function toProfileSummary(row: unknown): ProfileSummary | null {
  if (!isRecord(row) || !(Object.hasOwn(row, 'full_name') || Object.hasOwn(row, 'kyc_status'))) return null
  const status = row.kyc_status ?? null
  return status === null || isText(status)
    ? { full_name: textOrNull(row.full_name), kyc_status: status }
    : null
}

/** Parses a whole profile; null without a row, or if its id or its status is no text. */
export function toProfile(row: unknown): Profile | null {
  const summary = toProfileSummary(row)
  return isRecord(row) && isText(row.id) && summary
    ? { id: row.id, ...summary, referral_code: textOrNull(row.referral_code) }
    : null
}

const toWallet = (row: unknown): Wallet[] =>
  isRecord(row) && isText(row.id) && isText(row.user_id) && isText(row.token_symbol)
    ? [
        {
          id: row.id,
          user_id: row.user_id,
          token_symbol: row.token_symbol,
          balance: textOrNull(row.balance) ?? '',
        },
      ]
    : []

/**
 * Parses wallets. Null if one lacks a field, since a total without it would be wrong, and if there are none, since the
 * database creates five with each account.
 */
export function toWallets(rows: unknown): Wallet[] | null {
  if (!Array.isArray(rows) || rows.length === 0) return null
  const wallets = rows.flatMap(toWallet)
  return wallets.length === rows.length ? wallets : null
}

const isDecimal = (value: unknown): value is string => isText(value) && /^-?\d+(\.\d+)?$/.test(value)

const toMovement = (row: unknown): Movement[] =>
  isRecord(row) &&
  isText(row.id) &&
  isText(row.token_symbol) &&
  isDecimal(row.amount) &&
  isDecimal(row.balance_after) &&
  isText(row.moved_at) &&
  !Number.isNaN(Date.parse(row.moved_at))
    ? [
        {
          id: row.id,
          token_symbol: row.token_symbol,
          amount: row.amount,
          balance_after: row.balance_after,
          moved_at: row.moved_at,
          reason: textOrNull(row.reason),
        },
      ]
    : []

/** Parses movements, of which there may be none; null if one is malformed. */
export function toMovements(rows: unknown): Movement[] | null {
  if (!Array.isArray(rows)) return null
  const movements = rows.flatMap(toMovement)
  return movements.length === rows.length ? movements : null
}

/** Parses a number of people; null if it is none. */
export const toCount = (answer: unknown): number | null =>
  typeof answer === 'number' && Number.isSafeInteger(answer) && answer >= 0 ? answer : null

/** The name to show for a profile; null if it is missing or blank. */
export const nameOf = (profile: Pick<ProfileSummary, 'full_name'> | null | undefined): string | null =>
  profile?.full_name?.trim() || null

/** The referral link of a profile; null without a code. `registerUrl` is the absolute address of the register page. */
export function referralLink(profile: Profile, registerUrl: string): string | null {
  const code = profile.referral_code?.trim()
  return code ? `${registerUrl}?ref=${encodeURIComponent(code)}` : null
}
