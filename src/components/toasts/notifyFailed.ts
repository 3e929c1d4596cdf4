import { causeOf, describeAlone, emailNotVerified, sessionEnded } from '@/data/content/messages'
import type { Failure } from '@/data/provider/toFailure'
import { notifyFailure, notifyFormFailure, notifyInfo } from './toaster'

/**
 * Shows a toast for a failed call, whose form says what to do; with the provider's message or a clearer one of the site.
 * Null means that no answer came.
 */
export function notifyFailed(title: string, failure: Failure | null) {
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else if (failure?.kind === 'emailNotConfirmed') notifyFormFailure(emailNotVerified)
  else notifyFormFailure({ title, description: causeOf(failure) })
}

/** Like `notifyFailed`, for a call without a form. */
export function notifyFailedAlone(title: string, failure: Pick<Failure, 'kind' | 'message'> | null) {
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else notifyFailure({ title, description: describeAlone(failure) })
}
