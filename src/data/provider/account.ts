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
import { doubtSession, readStored, readStoredUserId } from './storedSession'
import type { Supabase } from './supabaseClient'

type Answer = { data: unknown; error: object | null; status: number }
type Query = (from: Supabase) => PromiseLike<Answer>

/** Has the session renewed whose access token was refused; `refused` is what was stored of it then. Never throws. */
export type RenewSession = (refused: string | null) => Promise<void>

/** Makes a query; one that the data API refuses is made once more if the session has been renewed. */
async function ask(supabase: Supabase, query: Query, renew: RenewSession): Promise<Answer> {
  const refused = readStored()
  const answer = await query(supabase)
  if (answer.status !== 401) return answer
  await renew(refused)
  const renewed = readStored()
  return renewed !== null && renewed !== refused ? query(supabase) : answer
}

/**
 * Throws, and has the session looked up anew, where the client asks in anybody else's name than this user's: row-level
 * security answers that with nothing, which is not what the user has.
 */
function requireUser(askedAs: string | null | undefined, userId: string): void {
  if (askedAs === userId) return
  doubtSession()
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
    // Without a row too: the database promises one to everybody.
    if (known === null) throw new ProviderError('unknown')
    return succeeded(known)
  } catch (error) {
    console.error(`Reading the ${what} failed:`, error)
    return failed(error)
  }
}

/** Reads the name and KYC status of the signed-in user, for the layout. Never throws; an error is logged. */
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

/** Reads the whole profile of the signed-in user. Never throws; an error is logged. */
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

/** Reads the wallets of the signed-in user, by token. Never throws; an error is logged. */
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
