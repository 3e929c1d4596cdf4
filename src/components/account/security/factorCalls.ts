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
  enrol: (name: string) => Promise<EnrolledFactor>
  confirm: (factorId: string, code: string) => Promise<unknown>
  /** `appIds` are the authenticator apps of which one shows the code. */
  remove: (factorId: string, appIds: string[], code: string) => Promise<unknown>
  /** Removes a set-up that was not finished. Never throws. */
  discard: (factorId: string) => void
  onChanged: (notice: keyof typeof factorNotices) => void
  onNotAdded: (failure: Failure | null) => void
  onNotRemoved: (failure: Failure | null) => void
}

/** The calls of the site. */
export const factorCalls: FactorCalls = {
  enrol: (name) => enrolFactor(name, brand.name),
  confirm: confirmFactor,
  remove: removeFactor,
  discard: (factorId) => {
    // What is left of a set-up changes no login, and goes before the next one begins.
    discardFactor(factorId).catch((error: unknown) => console.error('Discarding a set-up failed:', error))
  },
  onChanged: (notice) => notifySuccess(factorNotices[notice]),
  onNotAdded: (failure) => notifyFailed(factorFailures.addition, failure),
  onNotRemoved: (failure) => notifyFailed(factorFailures.removal, failure),
}
