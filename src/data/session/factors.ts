import type { User } from '@supabase/supabase-js'
import { call, dataOf, isRemoved, toStorable, verifyByAny } from './calls'
import { looksLike } from './deviceNames'
import { ProviderError } from './errors'
import { appsToRemove, isVerified, provingApps } from './factorProof'
import { unlessUnreachable } from './fetch'
import { sessionStart } from './sessionStart'
import type { Factor } from './sessionTypes'
import type { Supabase } from './supabaseClient'

/** A second factor whose set-up has begun: the key for an authenticator app. */
export type EnrolledFactor = {
  id: string
  friendly_name: string
  /** An `otpauth:` URI, for a QR code. */
  uri: string
  /** The same key in Base32, to be typed. */
  secret: string
}

type Auth = Supabase['auth']
type Mfa = Auth['mfa']

// Every call below throws a `ProviderError`, also where the provider's code cannot be loaded.

const idsOf = (factors: Factor[]) => factors.map(({ id }) => id)

const fetchUser = async (auth: Auth): Promise<User> => dataOf(await auth.getUser()).user

/** The factors of a user. Fails as `accountChanged` if the session of the moment is another user's. */
async function listFactors(auth: Auth, userId: string): Promise<Factor[]> {
  const { id, factors } = await fetchUser(auth)
  if (id !== userId) throw new ProviderError('accountChanged')
  return factors ?? []
}

/** Removes a factor; done as well if it is gone already. */
async function unenrol(mfa: Mfa, factorId: string): Promise<void> {
  const { error } = await mfa.unenroll({ factorId })
  if (error && !isRemoved(error)) throw error
}

/**
 * The second factors of the signed-in user, also those whose set-up was not finished. Where that user has another
 * address by now than the session says, as after both links of a change, the session is refreshed, so that all parts of the
 * page say the same.
 */
export const readFactors = (): Promise<Factor[]> =>
  call(async (auth) => {
    const user = await unlessUnreachable(fetchUser(auth))
    const { data } = await auth.getSession()
    const addressesOf = ({ email, new_email }: User) => `${email} ${new_email ?? ''}`
    const isOutdated = data.session && addressesOf(data.session.user) !== addressesOf(user)
    // Without it the old address is shown until the next refresh.
    if (isOutdated) await auth.refreshSession().catch(() => {})
    return user.factors ?? []
  })

/** The `otpauth:` URI with the device's name in its label, since some apps overwrite an entry of the same label. */
const labelled = (uri: string, name: string): string =>
  uri.replace('?', `${encodeURIComponent(` (${name})`)}?`)

export type NewFactor = {
  /** The name of the device. One that looks like another factor's fails as `factorNameTaken`. */
  name: string
  /** The name under which the app shows the account. */
  issuer: string
  /** A code of one of the account's apps. Without one an account that has a second factor fails as `proofNeeded`. */
  code?: string | undefined
}

/**
 * Begins the set-up of an authenticator app. Who adds one to an account that has a second factor proves one of those, so
 * that an open screen is not enough. What is left of an earlier set-up is removed first, since it would keep its name.
 */
export const enrolFactor = (userId: string, { name, issuer, code }: NewFactor): Promise<EnrolledFactor> =>
  call(async (auth) => {
    const factors = await listFactors(auth, userId)
    const verified = factors.filter(isVerified)
    const friendlyName = toStorable(name.normalize()).trim()
    // Before the code is used up.
    if (verified.some(({ friendly_name = '' }) => looksLike(friendly_name, friendlyName)))
      throw new ProviderError('factorNameTaken')
    if (verified.length > 0) {
      if (!code) throw new ProviderError('proofNeeded')
      await verifyByAny(auth, idsOf(provingApps(factors)), code)
    }
    for (const { id, status } of factors) if (status === 'unverified') await unenrol(auth.mfa, id)
    const { id, totp } = dataOf(await auth.mfa.enroll({ factorType: 'totp', friendlyName, issuer }))
    const { uri, secret } = totp
    return { id, friendly_name: friendlyName, uri: labelled(uri, friendlyName), secret }
  }, userId)

/**
 * Finishes the set-up of an authenticator app by its code, after which the session counts as one with a second factor,
 * and the server ends those without. Resolves to whether it is the account's first one. A wrong code fails as `wrongCode`; a
 * set-up that was removed meanwhile as `factorGone`.
 */
export const confirmFactor = (userId: string, factorId: string, code: string): Promise<boolean> =>
  call(async (auth) => {
    const { factors = [] } = await verifyByAny(auth, [factorId], code)
    return factors.filter(isVerified).every(({ id }) => id === factorId)
  }, userId)

/** Removes a factor whose set-up was not finished; one that is in use stays. */
export const discardFactor = (userId: string, factorId: string): Promise<void> =>
  call(async (auth) => {
    const factors = await listFactors(auth, userId)
    const isUnfinished = factors.some(({ id, status }) => id === factorId && status === 'unverified')
    if (isUnfinished) await unenrol(auth.mfa, factorId)
  }, userId)

/**
 * Removes a second factor, after a code that one of the apps of `appsToRemove` shows now. A code of none of them fails as
 * `wrongCode`; where there is none, it fails as `proofNeeded`. Done as well if the factor is gone already. The session is
 * then renewed, so that it no longer lists the factor. Resolves to whether it was the account's last one.
 */
export const removeFactor = (userId: string, factorId: string, code: string): Promise<boolean> =>
  call(async (auth) => {
    const factors = await listFactors(auth, userId)
    if (factors.some(({ id }) => id === factorId)) {
      const { session } = dataOf(await auth.getSession())
      const since = session ? sessionStart(session.access_token) : null
      await verifyByAny(auth, idsOf(appsToRemove(factorId, factors, since)), code)
      await unenrol(auth.mfa, factorId)
    }
    // Without it the list in the session is out of date until the next refresh, and nothing else.
    await auth.refreshSession().catch(() => {})
    return factors.filter(isVerified).every(({ id }) => id === factorId)
  }, userId)
