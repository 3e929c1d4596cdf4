import { isRecord } from '@/data/rules/shapes'

/** What the user layout shows of a profile. */
export type ProfileSummary = { full_name: string | null; kyc_status: string }

/** A row of `user_profiles`. The database promises a code; where it breaks its word, there is none yet. */
export type Profile = ProfileSummary & { id: string; referral_code: string | null }

/** A row of `wallets`. `balance` is decimal text with 18 decimals and never becomes a float; empty where it was none. */
export type Wallet = { id: string; user_id: string; token_symbol: string; balance: string }

const isText = (value: unknown): value is string => typeof value === 'string'

const textOrNull = (value: unknown): string | null => (isText(value) ? value : null)

/** Reads the layout's part of a profile out of an answer; null where there is no row, or one that lacks a field. */
export const toProfileSummary = (row: unknown): ProfileSummary | null =>
  isRecord(row) && isText(row.kyc_status)
    ? { full_name: textOrNull(row.full_name), kyc_status: row.kyc_status }
    : null

/** Reads a whole profile out of an answer; null where there is no row, or one that lacks a field. */
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
 * Reads wallets out of an answer; null where one lacks a field, since a total without it would be wrong, and where there
 * are none, since the database gives five to everybody.
 */
export function toWallets(rows: unknown): Wallet[] | null {
  if (!Array.isArray(rows) || rows.length === 0) return null
  const wallets = rows.flatMap(toWallet)
  return wallets.length === rows.length ? wallets : null
}

/** A profile's name as it is shown; null where there is none, or nothing but spaces. */
export const nameOf = (profile: Pick<ProfileSummary, 'full_name'> | null | undefined): string | null =>
  profile?.full_name?.trim() || null

/** The link by which a profile invites; null where there is no code. `registerUrl` is the register page's, absolute. */
export function referralLink(profile: Profile, registerUrl: string): string | null {
  const code = profile.referral_code?.trim()
  return code ? `${registerUrl}?ref=${encodeURIComponent(code)}` : null
}
