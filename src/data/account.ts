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

let renewal: Promise<{ error: unknown }> | undefined

/** Renews a refused session, once for all who ask meanwhile, and not at all where it has been renewed since. */
async function renewSession({ auth }: Supabase, stored: string | null): Promise<boolean> {
  if (readStored() !== stored) return true
  renewal ??= auth.refreshSession().finally(() => {
    renewal = undefined
  })
  const { error } = await renewal
  if (!error) return true
  const { kind } = toProviderError(error)
  if (kind === 'sessionMissing') return !(await forgetSession(stored))
  return kind !== 'unreachable'
}

/** A query that the data API refuses is made once more with a renewed token. */
async function ask<T>(query: (from: Supabase) => PromiseLike<Answer<T>>): Promise<Answer<T>> {
  const supabase = await loadSupabase()
  const stored = readStored()
  const answer = await query(supabase)
  return answer.status === 401 && (await renewSession(supabase, stored)) ? query(supabase) : answer
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
