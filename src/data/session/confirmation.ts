import type { User } from '@supabase/supabase-js'
import { textOf } from '@/data/text/shapes'
import type { MailTokens } from './arrival'
import { endOtherSessions, signInWithPassword, toStorable } from './calls'
import { outageOf, ProviderError, toProviderError } from './errors'
import { openPrivateSupabase } from './loadProvider'
import { normalizePassword } from './passwords'
import type { Supabase } from './supabaseClient'

/** The parameters of the link in a confirmation mail. */
export type ConfirmationLink = { tokenHash: string; type: 'signup' | 'email' | 'invite' }

/** The name of an account's owner, and the referral code that the owner came by; null leaves both as they are. */
type Owner = { first: string; last: string; ref: string | null } | null

/** The name and password that the owner of an address chooses to replace those of the registration. */
type NewAccess = { firstName: string; lastName: string; password: string }

/** Redeems one link, at most once, however often its methods are called. */
export type Confirmation = {
  /**
   * Confirms the address with the password of its registration. With any other password it fails as `otherPassword`, and
   * the link stays valid.
   */
  prove: (email: string, password: string) => Promise<void>
  /** Confirms the address, replaces the name and password of its registration, and drops who invited. */
  choose: (email: string, access: NewAccess) => Promise<void>
  /** Replaces the password of the account alone. */
  reset: (email: string, password: string) => Promise<{ hasEndedOthers: boolean }>
}

/**
 * The error of tokens that the provider does not take: like a link, they have expired, were used or are made up, unless it
 * has answered something else.
 */
function errorOfTokens(cause: unknown): ProviderError {
  const error = toProviderError(cause)
  if (outageOf(error.kind) || error.kind === 'rateLimited' || error.kind === 'userBanned') return error
  return new ProviderError('linkExpired', error.message)
}

/**
 * Confirms an address by the link in its mail. The person who registered the address, and chose its password and name,
 * may not be its owner; only the owner gets the link. So the link alone does not sign in. It is redeemed by a separate
 * client without storage, which sets the owner's password and name; then this browser signs in and every other session
 * ends.
 *
 * A link of the provider's own mail templates brings tokens instead, and has confirmed the address. Since anybody can put
 * tokens into a link, each call fails as `otherAccount` for another address than theirs.
 */
export function createConfirmation(link: ConfirmationLink | MailTokens): Confirmation {
  let redeemed: Promise<Supabase> | undefined
  let proven: string | undefined

  async function redeem(): Promise<Supabase> {
    redeemed ??= verify()
    // A failed attempt may not have reached the server, so the next one tries the link again.
    redeemed.catch(() => {
      redeemed = undefined
    })
    return redeemed
  }

  async function verify(): Promise<Supabase> {
    const client = await openPrivateSupabase()
    const { error } = await open(client.auth)
    if (!error) return client
    client.auth.dispose()
    throw error
  }

  async function open(auth: Supabase['auth']): Promise<{ error: unknown }> {
    if ('tokenHash' in link) return auth.verifyOtp({ token_hash: link.tokenHash, type: link.type })
    const tokens = { access_token: link.accessToken, refresh_token: link.refreshToken }
    const { error } = await auth.setSession(tokens).catch((error: unknown) => ({ error }))
    return { error: error && errorOfTokens(error) }
  }

  async function enter(
    email: string,
    password: string,
    ownerOf: (user: User) => Owner,
  ): Promise<{ hasEndedOthers: boolean }> {
    try {
      const client = await redeem()
      const { auth } = client
      const user = (await auth.getSession()).data.session?.user
      // The next attempt, with another address, uses the link that is already redeemed.
      if (user?.email?.toLowerCase() !== email.toLowerCase()) throw new ProviderError('otherAccount')
      const owner = ownerOf(user)
      // The profile only follows a change of `full_name`, so it is emptied first, in case the registration had set it.
      const emptied = owner
        ? { data: { first_name: owner.first, last_name: owner.last, full_name: '', ref: owner.ref } }
        : null
      const { error } = await auth.updateUser({ password: normalizePassword(password), ...emptied })
      // If the database has kept the password of the registration, it is the one that was just proven; or an attempt before
      // this one has set it.
      if (error && toProviderError(error).kind !== 'samePassword') throw error
      if (error && emptied) await auth.updateUser(emptied)
      if (owner) await auth.updateUser({ data: { full_name: `${owner.first} ${owner.last}`.trim() } })
      if (owner?.ref) await claim(client, owner.ref)
      const session = await signInWithPassword(email, password)
      auth.dispose()
      // Somebody else with the password of the registration may have signed in meanwhile.
      return { hasEndedOthers: await endOtherSessions(session.user.id) }
    } catch (error) {
      throw toProviderError(error)
    }
  }

  return {
    async prove(email, password) {
      if (redeemed && normalizePassword(password) === proven) {
        await enter(email, password, registered)
        return
      }
      try {
        // Succeeds where the address was confirmed before.
        await signInWithPassword(email, password)
      } catch (cause) {
        const error = toProviderError(cause)
        if (error.kind === 'invalidCredentials') throw new ProviderError('otherPassword')
        if (error.kind !== 'emailNotConfirmed') throw error
        proven = normalizePassword(password)
        await enter(email, password, registered)
      }
    },
    async choose(email, { firstName, lastName, password }) {
      const owner = { first: toStorable(firstName).trim(), last: toStorable(lastName).trim(), ref: null }
      await enter(email, password, () => owner)
    },
    reset: (email, password) => enter(email, password, () => null),
  }
}

const registered = ({ user_metadata }: User): Owner => ({
  first: textOf(user_metadata.first_name),
  last: textOf(user_metadata.last_name),
  ref: textOf(user_metadata.ref) || null,
})

/** Names once more who invited, which the database has forgotten with the password. Never throws; errors are logged. */
async function claim(client: Supabase, code: string): Promise<void> {
  const { error } = await client.rpc('claim_referral', { code }).retry(false)
  if (error) console.error('Recording the invitation failed:', error)
}
