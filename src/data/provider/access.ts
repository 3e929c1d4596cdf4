import { call } from './auth'
import { openPrivateSupabase } from './loadProvider'
import { ProviderError, toProviderError } from './providerError'
import { readStoredUserId } from './storedSession'

// What the signed-in user changes of the ways into the account. Every call throws a `ProviderError`.

/** Has the session refreshed, with what has been changed of its user elsewhere. Returns that user. */
const refreshUser = () =>
  call(async (auth, unlessUnreachable) => {
    const { data, error } = await unlessUnreachable(auth.refreshSession())
    if (error) throw error
    if (!data.user) throw new ProviderError('sessionMissing')
    return data.user
  })

/**
 * Redeems one of the two links of a change of address. Returns the account's new address; null if the other link is still to
 * be opened. Whoever is signed in stays so: a client of its own redeems the link, and ends the session that it gets. A used
 * or expired link fails as `linkExpired`.
 */
export async function redeemChange(tokenHash: string): Promise<string | null> {
  try {
    const { auth } = await openPrivateSupabase()
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })
    if (error) throw error
    // The provider accepts the first link without a session.
    if (data.session) await auth.admin.signOut(data.session.access_token, 'local')
    auth.dispose()
    const { user } = data
    if (user && user.id === readStoredUserId()) {
      await refreshUser().catch((cause: unknown) => console.error('Reading the new address failed:', cause))
    }
    return user?.email ?? null
  } catch (cause) {
    throw toProviderError(cause)
  }
}
