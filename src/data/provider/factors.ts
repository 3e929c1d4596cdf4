import type { AuthError } from '@supabase/supabase-js'
import { call, isRemoved, perform, toStorable } from './auth'
import { ProviderError } from './providerError'
import type { Factor } from './sessionTypes'
import type { Supabase } from './supabaseClient'

/** A second factor whose set-up has begun: what an authenticator app needs to give its codes. */
export type EnrolledFactor = {
  id: string
  friendly_name: string
  /** An `otpauth:` URI, for a QR code. */
  uri: string
  /** The same key in Base32, to be typed. */
  secret: string
}

type Mfa = Supabase['auth']['mfa']

// Every call below throws a `ProviderError`, also where the provider's code cannot be loaded.

async function listFactors(mfa: Mfa): Promise<Factor[]> {
  const { data, error } = await mfa.listFactors()
  if (error) throw error
  return data.all
}

/** Removes a factor; done as well if it is gone already. */
async function unenrol(mfa: Mfa, factorId: string): Promise<void> {
  const { error } = await mfa.unenroll({ factorId })
  if (error && !isRemoved(error)) throw error
}

/** Reads the second factors of the signed-in user, also those whose set-up was not finished. */
export const readFactors = (): Promise<Factor[]> =>
  call(({ mfa }, unlessUnreachable) => unlessUnreachable(listFactors(mfa)))

/**
 * Begins the set-up of an authenticator app, which shows the account under the name `issuer`. What is left of an earlier
 * set-up is removed first, since it would keep its name. A name that another factor has fails as `factorNameTaken`.
 */
export const enrolFactor = (name: string, issuer: string): Promise<EnrolledFactor> =>
  call(async ({ mfa }, unlessUnreachable) => {
    const factors = await unlessUnreachable(listFactors(mfa))
    for (const { id, status } of factors) if (status === 'unverified') await unenrol(mfa, id)
    const friendlyName = toStorable(name).trim()
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer })
    if (error) throw error
    const { uri, secret } = data.totp
    return { id: data.id, friendly_name: friendlyName, uri, secret }
  })

/**
 * Finishes the set-up of an authenticator app by its code, after which the session counts as one with a second factor,
 * and the server ends those without. A wrong code fails as `wrongCode`; a set-up that was removed meanwhile as `factorGone`.
 */
export const confirmFactor = (factorId: string, code: string): Promise<void> =>
  perform(({ mfa }, unlessUnreachable) => unlessUnreachable(mfa.challengeAndVerify({ factorId, code })))

/** Removes a factor whose set-up was not finished; one that is in use stays. */
export const discardFactor = (factorId: string): Promise<void> =>
  call(async ({ mfa }, unlessUnreachable) => {
    const factors = await unlessUnreachable(listFactors(mfa))
    const isUnfinished = factors.some(({ id, status }) => id === factorId && status === 'unverified')
    if (isUnfinished) await unenrol(mfa, factorId)
  })

/** Verifies a code of whichever of these apps shows it. */
async function verifyByAny(mfa: Mfa, appIds: string[], code: string): Promise<void> {
  let refusal: AuthError | ProviderError = new ProviderError('factorGone')
  for (const factorId of appIds) {
    const { error } = await mfa.challengeAndVerify({ factorId, code })
    if (!error) return
    const isOther = error.code === 'mfa_verification_failed' || isRemoved(error)
    if (!isOther) throw error
    if (!isRemoved(error)) refusal = error
  }
  throw refusal
}

/**
 * Removes a second factor, after a code that one of the account's authenticator apps shows now. A code of none of them
 * fails as `wrongCode`. The session is then renewed, so that it no longer lists the factor.
 */
export const removeFactor = (factorId: string, appIds: string[], code: string): Promise<void> =>
  call(async (auth, unlessUnreachable) => {
    await unlessUnreachable(verifyByAny(auth.mfa, appIds, code))
    await unenrol(auth.mfa, factorId)
    // Without it the list in the session is out of date until the next refresh, and nothing else.
    await unlessUnreachable(auth.refreshSession()).catch(() => {})
  })
