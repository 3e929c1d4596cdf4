import { queryOwn, type RenewSession } from '@/data/session/queryOwn'
import {
  type Movement,
  type Profile,
  type ProfileSummary,
  toCount,
  toMovements,
  toProfile,
  toProfileSummary,
  toWallets,
  type Wallet,
} from './accountRows'
import { mostMovements } from './totalHistory'

/** Reads the name and KYC status of the signed-in user, for the layout. Errors are logged and thrown. */
export const readProfileSummary = (userId: string, renew: RenewSession): Promise<ProfileSummary> =>
  queryOwn(
    'Reading the profile summary',
    userId,
    renew,
    (supabase) =>
      supabase
        .from('user_profiles')
        .select('full_name, kyc_status')
        .eq('id', userId)
        .maybeSingle()
        .retry(false),
    toProfileSummary,
  )

/** Reads the whole profile of the signed-in user. Errors are logged and thrown. */
export const readProfile = (userId: string, renew: RenewSession): Promise<Profile> =>
  queryOwn(
    'Reading the profile',
    userId,
    renew,
    (supabase) =>
      supabase
        .from('user_profiles')
        .select('id, full_name, kyc_status, referral_code')
        .eq('id', userId)
        .maybeSingle()
        .retry(false),
    toProfile,
  )

/** Reads the wallets of the signed-in user, ordered by token. Errors are logged and thrown. */
export const readWallets = (userId: string, renew: RenewSession): Promise<Wallet[]> =>
  queryOwn(
    'Reading the wallets',
    userId,
    renew,
    (supabase) =>
      supabase
        .from('wallets')
        // As a text, because a number of JSON rounds it.
        .select('id, user_id, token_symbol, balance:balance::text')
        .eq('user_id', userId)
        .order('token_symbol')
        .retry(false),
    toWallets,
  )

/** Reads the last movements of the signed-in user's wallets, newest first. Errors are logged and thrown. */
export const readMovements = (userId: string, renew: RenewSession): Promise<Movement[]> =>
  queryOwn(
    'Reading the movements',
    userId,
    renew,
    (supabase) =>
      supabase
        .from('wallet_movements')
        .select('id, token_symbol, amount:amount::text, balance_after:balance_after::text, moved_at, reason')
        .eq('user_id', userId)
        .order('moved_at', { ascending: false })
        .limit(mostMovements)
        .retry(false),
    toMovements,
  )

/** Reads how many people have joined by the signed-in user's referral link. Errors are logged and thrown. */
export const readReferralCount = (userId: string, renew: RenewSession): Promise<number> =>
  queryOwn(
    'Reading the referrals',
    userId,
    renew,
    (supabase) => supabase.rpc('referral_count', undefined, { get: true }).retry(false),
    toCount,
  )
