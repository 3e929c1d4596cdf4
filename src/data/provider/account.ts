import {
  type Profile,
  type ProfileSummary,
  toProfile,
  toProfileSummary,
  toWallets,
  type Wallet,
} from './accountRows'
import { readSession } from './auth'
import { failed, ProviderError, type Result, succeeded, toProviderError } from './providerError'
import { doubtSession, forgetSession, readStored, readStoredUserId } from './storedSession'
import { loadSupabase } from './supabase'
import type { Supabase } from './supabaseClient'

type Answer = { data: unknown; error: object | null; status: number }
type Query = (from: Supabase) => PromiseLike<Answer>

let renewal: Promise<{ error: unknown }> | undefined

/** Renews a refused session, once for all who ask meanwhile, and not at all where it has been renewed since. */
async function renewSession({ auth }: Supabase, stored: string | null): Promise<boolean> {
  const now = readStored()
  if (now !== stored) return now !== null
  renewal ??= auth.refreshSession().finally(() => {
    renewal = undefined
  })
  const { error } = await renewal
  if (!error) return true
  const { kind } = toProviderError(error)
  if (kind === 'sessionMissing') await forgetSession(stored)
  return readStored() !== null && kind !== 'unreachable'
}

/** A query that the data API refuses is made once more with a renewed token. */
async function ask(supabase: Supabase, query: Query): Promise<Answer> {
  const stored = readStored()
  const answer = await query(supabase)
  return answer.status === 401 && (await renewSession(supabase, stored)) ? query(supabase) : answer
}

/**
 * Makes sure that the client asks in this user's name: in anybody else's, row-level security answers with nothing, which
 * is not what the user has. Throws, and has the session looked up anew, where it does not.
 */
function requireHolder(holderId: string | null | undefined, userId: string): void {
  if (holderId === userId) return
  doubtSession()
  throw new ProviderError('sessionMissing')
}

async function read<T>(
  what: string,
  userId: string,
  query: Query,
  parse: (data: unknown) => T | null,
): Promise<Result<T>> {
  try {
    const supabase = await loadSupabase()
    const session = await readSession()
    if (session.error) throw session.error
    requireHolder(session.data?.user.id, userId)
    const { data, error } = await ask(supabase, query)
    if (error !== null) throw error
    requireHolder(readStoredUserId(), userId)
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
export const readProfileSummary = (userId: string): Promise<Result<ProfileSummary>> =>
  read(
    'profile summary',
    userId,
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
export const readProfile = (userId: string): Promise<Result<Profile>> =>
  read(
    'profile',
    userId,
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
export const readWallets = (userId: string): Promise<Result<Wallet[]>> =>
  read(
    'wallets',
    userId,
    (supabase) =>
      supabase
        .from('wallets')
        .select('id, user_id, token_symbol, balance:balance::text')
        .eq('user_id', userId)
        .order('token_symbol')
        .retry(false),
    toWallets,
  )
