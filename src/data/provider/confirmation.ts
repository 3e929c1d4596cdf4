import type { NewAccessValues } from '@/data/rules/formRules'
import { textOf } from '@/data/rules/shapes'
import { endOtherSessions, keepable, signInWithPassword } from './auth'
import { loadProvider, openPrivateSupabase } from './loadProvider'
import { failed, ProviderError, type Result, succeeded, toProviderError } from './providerError'
import type { Supabase } from './supabaseClient'

/** What the link of a confirmation mail says. */
export type ConfirmationLink = { tokenHash: string; type: 'signup' | 'email' | 'invite' }

/** The name and the password that an owner chooses for an address that was first registered with others. */
type NewAccess = Omit<NewAccessValues, 'confirmPassword'>

/** Redeems one confirmation link, at most once, however often one of its ways is tried. */
export type Confirmation = {
  /**
   * Confirms the address for whoever knows the password that it was registered with. Fails as `otherPassword`, with the
   * link still good, where it was registered with another one.
   */
  prove: (email: string, password: string) => Promise<Result<null>>
  /** Confirms the address with another name and password than those it was registered with. */
  choose: (email: string, access: NewAccess) => Promise<Result<null>>
}

/**
 * Confirms an address by the link in its mail. Whoever registered it first chose its password and name, and need not be
 * its owner, who alone has the link: so the link lets nobody in by itself. It is redeemed in a client that no tab hears
 * of, which sets the password and the name of the owner; then every other session ends, and this browser signs in.
 */
export function createConfirmation({ tokenHash, type }: ConfirmationLink): Confirmation {
  let redeemed: Promise<Supabase> | undefined
  let proven: string | undefined

  async function redeem(): Promise<Supabase> {
    redeemed ??= verify()
    // A link that could not be redeemed for want of a network is still good.
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

  async function enter(email: string, password: string, name?: { first: string; last: string }) {
    try {
      const { auth } = await redeem()
      const user = (await auth.getSession()).data.session?.user
      // Another address can be typed then, and tried with the link that is redeemed already.
      if (user?.email?.toLowerCase() !== email.toLowerCase()) throw new ProviderError('otherAccount')
      const first_name = name?.first ?? textOf(user.user_metadata.first_name)
      const last_name = name?.last ?? textOf(user.user_metadata.last_name)
      // The profile follows a change of the whole name, so one that a stranger wrote there before goes first.
      const owner = { first_name, last_name, full_name: '' }
      const { error } = await auth.updateUser({ password, data: owner })
      // Where the database lets the password stand, it is the one that was proven.
      if (error && toProviderError(error).kind === 'samePassword') await auth.updateUser({ data: owner })
      else if (error) throw error
      await auth.updateUser({ data: { full_name: `${first_name} ${last_name}`.trim() } })
      const entered = await signInWithPassword(email, password)
      if (entered.error) return entered
      auth.dispose()
      // What a stranger may have opened in the meantime.
      await endOtherSessions((await loadProvider()).client.auth)
      return succeeded(null)
    } catch (error) {
      return failed(error)
    }
  }

  return {
    async prove(email, password) {
      if (redeemed && password === proven) return enter(email, password)
      const { error } = await signInWithPassword(email, password)
      // Confirmed before already, and this is the password.
      if (!error) return succeeded(null)
      if (error.kind === 'emailNotConfirmed') {
        proven = password
        return enter(email, password)
      }
      return failed(error.kind === 'invalidCredentials' ? new ProviderError('otherPassword') : error)
    },
    choose: (email, { firstName, lastName, password }) =>
      enter(email, password, { first: keepable(firstName).trim(), last: keepable(lastName).trim() }),
  }
}
