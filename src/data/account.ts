import { failed, type Result, succeeded } from './providerError'
import { loadSupabase } from './supabase'
import type { Supabase } from './supabaseClient'

/** What the user layout shows of a profile. */
export type ProfileSummary = { full_name: string | null; kyc_status: string }

/** A row of `user_profiles`. */
export type Profile = ProfileSummary & { id: string; referral_code: string }

/** A row of `wallets`. `balance` is decimal text with 18 decimals and never becomes a float. */
export type Wallet = { id: string; user_id: string; token_symbol: string; balance: string }

async function read<T>(
  what: string,
  query: (from: Supabase) => PromiseLike<{ data: T; error: null } | { data: null; error: unknown }>,
): Promise<Result<T>> {
  try {
    const { data, error } = await query(await loadSupabase())
    if (error !== null || data === null) throw error
    return succeeded(data)
  } catch (error) {
    console.error(`Reading the ${what} failed:`, error)
    return failed(error)
  }
}

/** Reads the name and KYC status of a user, for the layout. Never throws; an error is logged. */
export const readProfileSummary = (userId: string): Promise<Result<ProfileSummary>> =>
  read('profile summary', (supabase) =>
    supabase.from('user_profiles').select('full_name, kyc_status').eq('id', userId).single().retry(false),
  )

/** Reads the whole profile of a user. Never throws; an error is logged. */
export const readProfile = (userId: string): Promise<Result<Profile>> =>
  read('profile', (supabase) =>
    supabase
      .from('user_profiles')
      .select('id, full_name, kyc_status, referral_code')
      .eq('id', userId)
      .single()
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
