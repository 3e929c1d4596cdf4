import { call, dataOf, to, updatePassword } from './calls'
import { ProviderError, toProviderError } from './errors'
import { unlessUnreachable } from './fetch'
import { openPrivateSupabase } from './loadProvider'
import { storedSession } from './storage'

// What a user changes of the ways into their account. Every call throws a `ProviderError`, and names its user.

/**
 * Mails a user a code, which proves a change of the password in an older session. The provider refuses another one within a
 * minute, as `mailLimited` with the seconds to wait.
 */
export const mailCode = (userId: string): Promise<void> =>
  call(async (auth) => void dataOf(await auth.reauthenticate()), userId)

/** Refreshes the session, with changes of its user made elsewhere. Returns that user. */
export const refreshUser = () =>
  call(async (auth) => {
    const { user } = dataOf(await unlessUnreachable(auth.refreshSession()))
    if (!user) throw new ProviderError('sessionMissing')
    return user
  })

/**
 * A change that the provider refuses because a second factor was set up on another device meanwhile: the session is
 * refreshed, by which the site learns of the factor, and asks for its code.
 */
async function learnOfFactor(error: unknown): Promise<never> {
  if (toProviderError(error).kind === 'codeNeeded') await refreshUser()
  throw error
}

/**
 * Changes the password, and tries to end the sessions in every other browser. In a session older than a day the provider
 * asks for a code: it is mailed, and the change fails as `reauthenticationNeeded`; a wrong `code` fails as
 * `reauthenticationRefused`.
 */
export async function changePassword(
  userId: string,
  password: string,
  code?: string,
): Promise<{ hasEndedOthers: boolean }> {
  try {
    return await updatePassword(userId, password, code)
  } catch (error) {
    if (toProviderError(error).kind === 'reauthenticationNeeded')
      await mailCode(userId).catch(unlessJustMailed)
    return learnOfFactor(error)
  }
}

/** The code of a minute ago is still good. */
function unlessJustMailed(error: ProviderError): void {
  if (error.kind !== 'mailLimited' || error.retryAfter === undefined) throw error
}

/**
 * Mails a link to the present address and one to the new address; the account moves once both were opened. Links of an
 * earlier change become invalid. A taken address fails as `alreadyRegistered`.
 */
export const changeAddress = (userId: string, email: string): Promise<void> =>
  call(async (auth) => {
    dataOf(await auth.updateUser({ email }, { emailRedirectTo: to('/auth/confirm') }))
  }, userId).catch(learnOfFactor)

/**
 * Redeems one of the two links of a change of address. Returns the account's new address; null if the other link is still to
 * be opened. Whoever is signed in stays so: a client of its own redeems the link, and ends the session that it gets. A used
 * or expired link fails as `linkExpired`.
 */
export async function redeemChange(tokenHash: string): Promise<string | null> {
  try {
    const { auth } = await openPrivateSupabase()
    const { session, user } = dataOf(await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' }))
    // The provider accepts the first link without a session.
    if (session) await auth.admin.signOut(session.access_token, 'local')
    auth.dispose()
    if (user && user.id === storedSession()?.user.id) {
      await refreshUser().catch((cause: unknown) => console.error('Reading the new address failed:', cause))
    }
    return user?.email ?? null
  } catch (cause) {
    throw toProviderError(cause)
  }
}
