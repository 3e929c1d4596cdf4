import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifySuccess } from '@/components/toasts/toaster'
import { brand } from '@/data/content/brand'
import { factorFailures, factorNotices } from '@/data/content/factors'
import {
  confirmFactor,
  discardFactor,
  type EnrolledFactor,
  enrolFactor,
  removeFactor,
} from '@/data/provider/factors'
import type { Failure } from '@/data/provider/toFailure'

/** What the section of the second factors asks of the provider, and how it tells of it. */
export type FactorCalls = {
  /** `code` proves another device of the account, where it has one. */
  enrol: (name: string, code: string) => Promise<EnrolledFactor>
  confirm: (factorId: string, code: string) => Promise<unknown>
  remove: (factorId: string, code: string) => Promise<unknown>
  /** Removes a set-up that was not finished. Never throws. */
  discard: (factorId: string) => void
  onChanged: (notice: keyof typeof factorNotices) => void
  onNotAdded: (failure: Failure | null) => void
  onNotRemoved: (failure: Failure | null) => void
}

/** The calls of the site, for the user whose page it is. */
export const factorCallsOf = (userId: string): FactorCalls => ({
  enrol: (name, code) => enrolFactor(userId, { name, code, issuer: brand.name }),
  confirm: (factorId, code) => confirmFactor(userId, factorId, code),
  remove: (factorId, code) => removeFactor(userId, factorId, code),
  discard: (factorId) => {
    // What is left of a set-up changes no login, and goes before the next one begins.
    discardFactor(userId, factorId).catch((error: unknown) =>
      console.error('Discarding a set-up failed:', error),
    )
  },
  onChanged: (notice) => notifySuccess(factorNotices[notice]),
  onNotAdded: (failure) => notifyFailed(factorFailures.addition, failure),
  onNotRemoved: (failure) => notifyFailed(factorFailures.removal, failure),
})
