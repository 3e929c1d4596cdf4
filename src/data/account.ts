import { failed, type Result, succeeded, toProviderError } from './providerError'
import { forgetSession, readStored } from './storedSession'
import { loadSupabase } from './supabase'
import type { Supabase } from './supabaseClient'

/** What the user layout shows of a profile. */
export type ProfileSummary = { full_name: string | null; kyc_status: string }

/** A row of `user_profiles`. The database promises a code; where it breaks its word, there is none yet. */
export type Profile = ProfileSummary & { id: string; referral_code: string | null }

/** A profile's name as it is shown; null where there is none, or nothing but spaces. */
export const nameOf = (profile: Pick<ProfileSummary, 'full_name'> | null | undefined): string | null =>
  profile?.full_name?.trim() || null

/** The link by which a profile invites; null where there is no code. `registerUrl` is the register page's, absolute. */
export function referralLink(profile: Profile | null, registerUrl: string): string | null {
  const code = profile?.referral_code?.trim()
  return code ? `${registerUrl}?ref=${encodeURIComponent(code)}` : null
}

/** A row of `wallets`. `balance` is decimal text with 18 decimals and never becomes a float. */
export type Wallet = { id: string; user_id: string; token_symbol: string; balance: string }

type Answer<T> = ({ data: T; error: null } | { data: null; error: object }) & { status: number }

/** A token that the data API refuses is renewed and the query made once more; where it cannot be, the session is over. */
async function ask<T>(query: (from: Supabase) => PromiseLike<Answer<T>>): Promise<Answer<T>> {
  const supabase = await loadSupabase()
  const session = readStored()
  const answer = await query(supabase)
  if (answer.status !== 401) return answer
  // Another read, or another tab, may have renewed it by now.
  if (session === null || readStored() === session) {
    const { error } = await supabase.auth.refreshSession()
    const kind = error && toProviderError(error).kind
    if (kind === 'sessionMissing') await forgetSession(session)
    if (kind === 'sessionMissing' || kind === 'unreachable') return answer
  }
  return query(supabase)
}

async function read<T>(what: string, query: (from: Supabase) => PromiseLike<Answer<T>>): Promise<Result<T>> {
  try {
    const { data, error } = await ask(query)
    if (error !== null) throw error
    return succeeded(data)
  } catch (error) {
    console.error(`Reading the ${what} failed:`, error)
    return failed(error)
  }
}

/** Reads the name and KYC status of a user, for the layout; null where there is no row. Never throws; an error is logged. */
export const readProfileSummary = (userId: string): Promise<Result<ProfileSummary | null>> =>
  read('profile summary', (supabase) =>
    supabase
      .from('user_profiles')
      .select('full_name, kyc_status')
      .eq('id', userId)
      .maybeSingle()
      .retry(false),
  )

/** Reads the whole profile of a user; null where there is no row. Never throws; an error is logged. */
export const readProfile = (userId: string): Promise<Result<Profile | null>> =>
  read('profile', (supabase) =>
    supabase
      .from('user_profiles')
      .select('id, full_name, kyc_status, referral_code')
      .eq('id', userId)
      .maybeSingle()
      .retry(false),
  )

/** Reads the wallets of a user, by token. Never throws; an error is logged. */
export const readWallets = (userId: string): Promise<Result<Wallet[]>> =>
  read('wallets', (supabase) =>
    supabase
      .from('wallets')
      .select('id, user_id, token_symbol, balance:balance::text')
      .eq('user_id', userId)
      .order('token_symbol')
      .retry(false),
  )
