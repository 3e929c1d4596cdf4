import { notifyFailed } from '@/components/toasts/sessionNotices'
import { notifyInfo, notifySuccess } from '@/components/toasts/toaster'
import { brand } from '@/data/content/brand'
import { factorFailures, factorNotices } from '@/data/content/factors'
import type { Failure } from '@/data/session/errors'
import {
  confirmFactor,
  discardFactor,
  type EnrolledFactor,
  enrolFactor,
  removeFactor,
} from '@/data/session/factors'
import type { FactorChange } from '@/machines/factorsMachine'

/** Calls of the section of second factors to the provider, and its notices. */
export type FactorCalls = {
  /** `code` proves another device of the account, where it has one. */
  enrol: (name: string, code: string) => Promise<EnrolledFactor>
  /** Each resolves with the account's change. */
  confirm: (factorId: string, code: string) => Promise<'first' | 'another'>
  remove: (factorId: string, code: string) => Promise<'removed' | 'last'>
  /** Removes a set-up that was not finished, and says so. Resolves also if it could not be removed. */
  discard: (factorId: string) => Promise<void>
  onChanged: (change: FactorChange) => void
  onNotAdded: (failure: Failure | null) => void
  onNotRemoved: (failure: Failure | null) => void
}

/** The calls of the site, for the user whose page it is. */
export const factorCallsOf = (userId: string): FactorCalls => ({
  enrol: (name, code) => enrolFactor(userId, { name, code, issuer: brand.name }),
  confirm: async (factorId, code) => ((await confirmFactor(userId, factorId, code)) ? 'first' : 'another'),
  remove: async (factorId, code) => ((await removeFactor(userId, factorId, code)) ? 'last' : 'removed'),
  discard: (factorId) => {
    // What is left of a set-up changes no login, and goes before the next one begins.
    notifyInfo(factorNotices.cancelled)
    return discardFactor(userId, factorId).catch((error: unknown) =>
      console.error('Discarding a set-up failed:', error),
    )
  },
  onChanged: (change) => notifySuccess(factorNotices[change]),
  onNotAdded: (failure) => notifyFailed(factorFailures.addition, failure),
  onNotRemoved: (failure) => notifyFailed(factorFailures.removal, failure),
})
