import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifyFailure, notifyFormFailure, notifySuccess } from '@/components/toasts/toaster'
import type { Message } from '@/data/content/messages'
import type { Result } from '@/data/provider/providerError'

type Outcome = {
  success?: Message
  /** The title under which the provider's message is shown. */
  failure: string
  /** There is no form that shows the failure as well. */
  isAlone?: boolean
  /** Whoever asked has left meanwhile, where it is aborted, and is told nothing more. */
  signal?: AbortSignal
}

/** Tells the visitor how a call ended. Throws the call's error, so that the form which made it fails. */
export function report<T>(
  { data, error }: Result<T>,
  { success, failure, isAlone = false, signal }: Outcome,
): T {
  const isHeard = !signal?.aborted
  if (error === null) {
    if (success && isHeard) notifySuccess(success)
    return data
  }
  if (!isHeard) throw error
  notifyFailed(failure, error, isAlone ? notifyFailure : notifyFormFailure)
  throw error
}

/** Whether whoever asked has left the page, or is on the way: the address changes before the next page's code has come. */
export const hasLeft = (signal: AbortSignal, path: `/${string}`): boolean =>
  signal.aborted || window.location.pathname.replace(/(.)\/$/, '$1') !== path
