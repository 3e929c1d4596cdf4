import type { NewAccessValues } from '@/data/rules/formRules'
import { normalizePassword } from '@/data/rules/normalizePassword'
import { textOf } from '@/data/rules/shapes'
import { endOtherSessions, signInWithPassword, toStorable } from './auth'
import { loadProvider, openPrivateSupabase } from './loadProvider'
import { ProviderError, toProviderError } from './providerError'
import type { Supabase } from './supabaseClient'

/** The parameters of the link in a confirmation mail. */
export type ConfirmationLink = { tokenHash: string; type: 'signup' | 'email' | 'invite' }

/** The name and password that the owner of an address chooses to replace those of the registration. */
type NewAccess = Omit<NewAccessValues, 'confirmPassword'>

/** Redeems one confirmation link, at most once, however often either method is called. */
export type Confirmation = {
  /**
   * Confirms the address with the password of its registration. With any other password it fails as `otherPassword`, and
   * the link stays valid.
   */
  prove: (email: string, password: string) => Promise<void>
  /** Confirms the address and replaces the name and password of its registration. */
  choose: (email: string, access: NewAccess) => Promise<void>
}

/**
 * Confirms an address by the link in its mail. The person who registered the address, and chose its password and name,
 * may not be its owner; only the owner gets the link. So the link alone does not sign in. It is redeemed by a separate
 * client without storage, which sets the owner's password and name; then this browser signs in and every other session
 * ends.
 */
export function createConfirmation({ tokenHash, type }: ConfirmationLink): Confirmation {
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
    const { error } = await client.auth.verifyOtp({ token_hash: tokenHash, type })
    if (!error) return client
    client.auth.dispose()
    throw error
  }

  async function enter(
    email: string,
    password: string,
    name?: { first: string; last: string },
  ): Promise<void> {
    try {
      const { auth } = await redeem()
      const user = (await auth.getSession()).data.session?.user
      // The next attempt, with another address, uses the link that is already redeemed.
      if (user?.email?.toLowerCase() !== email.toLowerCase()) throw new ProviderError('otherAccount')
      const first_name = name?.first ?? textOf(user.user_metadata.first_name)
      const last_name = name?.last ?? textOf(user.user_metadata.last_name)
      // The profile only follows a change of `full_name`, so it is emptied first, in case the registration had set it.
      const owner = { first_name, last_name, full_name: '' }
      const { error } = await auth.updateUser({ password: normalizePassword(password), data: owner })
      // If the database has kept the password of the registration, it is the one that was just proven.
      if (error && toProviderError(error).kind === 'samePassword') await auth.updateUser({ data: owner })
      else if (error) throw error
      await auth.updateUser({ data: { full_name: `${first_name} ${last_name}`.trim() } })
      await signInWithPassword(email, password)
      auth.dispose()
      // Somebody else with the password of the registration may have signed in meanwhile.
      await endOtherSessions((await loadProvider()).client.auth)
    } catch (error) {
      throw toProviderError(error)
    }
  }

  return {
    async prove(email, password) {
      if (redeemed && normalizePassword(password) === proven) return enter(email, password)
      try {
        // Succeeds where the address was confirmed before.
        await signInWithPassword(email, password)
      } catch (cause) {
        const error = toProviderError(cause)
        if (error.kind === 'invalidCredentials') throw new ProviderError('otherPassword')
        if (error.kind !== 'emailNotConfirmed') throw error
        proven = normalizePassword(password)
        await enter(email, password)
      }
    },
    choose: (email, { firstName, lastName, password }) =>
      enter(email, password, { first: toStorable(firstName).trim(), last: toStorable(lastName).trim() }),
  }
}
