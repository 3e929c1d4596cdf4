import {
  type Profile,
  type ProfileSummary,
  toProfile,
  toProfileSummary,
  toWallets,
  type Wallet,
} from './accountRows'
import { readSession } from './auth'
import { loadProvider } from './loadProvider'
import { failed, ProviderError, type Result, succeeded } from './providerError'
import { readStored, readStoredUserId, requestRecheck } from './storedSession'
import type { Supabase } from './supabaseClient'

type Answer = { data: unknown; error: object | null; status: number }
type Query = (from: Supabase) => PromiseLike<Answer>

/** Renews a session whose access token was refused; `refused` is the stored session text of that request. Never throws. */
export type RenewSession = (refused: string | null) => Promise<void>

/** Runs a query. After a 401 it renews the session and, if that worked, runs the query once more. */
async function ask(supabase: Supabase, query: Query, renew: RenewSession): Promise<Answer> {
  const refused = readStored()
  const answer = await query(supabase)
  if (answer.status !== 401) return answer
  await renew(refused)
  const renewed = readStored()
  return renewed !== null && renewed !== refused ? query(supabase) : answer
}

/**
 * Throws if the client sends requests as another user than `userId`, or as none, and has the session rechecked.
 * Row-level security would answer such a request with no rows, which must not be shown as this user's data.
 */
function requireUser(askedAs: string | null | undefined, userId: string): void {
  if (askedAs === userId) return
  requestRecheck()
  throw new ProviderError('sessionMissing')
}

async function read<T>(
  what: string,
  userId: string,
  renew: RenewSession,
  query: Query,
  parse: (data: unknown) => T | null,
): Promise<Result<T>> {
  try {
    const { client } = await loadProvider()
    const session = await readSession()
    if (session.error) throw session.error
    requireUser(session.data?.user.id, userId)
    const { data, error } = await ask(client, query, renew)
    if (error !== null) throw error
    requireUser(readStoredUserId(), userId)
    const known = parse(data)
    // A missing row is an error too: the database creates one with each account.
    if (known === null) throw new ProviderError('unknown')
    return succeeded(known)
  } catch (error) {
    console.error(`Reading the ${what} failed:`, error)
    return failed(error)
  }
}

/** Reads the name and KYC status of the signed-in user, for the layout. Never throws; errors are logged. */
export const readProfileSummary = (userId: string, renew: RenewSession): Promise<Result<ProfileSummary>> =>
  read(
    'profile summary',
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

/** Reads the whole profile of the signed-in user. Never throws; errors are logged. */
export const readProfile = (userId: string, renew: RenewSession): Promise<Result<Profile>> =>
  read(
    'profile',
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

/** Reads the wallets of the signed-in user, ordered by token. Never throws; errors are logged. */
export const readWallets = (userId: string, renew: RenewSession): Promise<Result<Wallet[]>> =>
  read(
    'wallets',
    userId,
    renew,
    (supabase) =>
      supabase
        .from('wallets')
        .select('id, user_id, token_symbol, balance:balance::text')
        .eq('user_id', userId)
        .order('token_symbol')
        .retry(false),
    toWallets,
  )
