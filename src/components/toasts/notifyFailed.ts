import { causeOf, describeAlone, emailNotVerified, sessionEnded } from '@/data/content/messages'
import type { Failure } from '@/data/session/errors'
import { notifyFailure, notifyFormFailure, notifyInfo } from './toaster'

/** True of a failure that the session machine tells of, since the page of the form is gone by then. */
const isToldElsewhere = (failure: Pick<Failure, 'kind'> | null) => failure?.kind === 'accountChanged'

/**
 * Shows a toast for a failed call, with the provider's message or a clearer one of the site; the advice is in the form. Null
 * means that no answer came.
 */
export function notifyFailed(title: string, failure: Failure | null) {
  if (isToldElsewhere(failure)) return
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else if (failure?.kind === 'emailNotConfirmed') notifyFormFailure(emailNotVerified)
  else notifyFormFailure({ title, description: causeOf(failure) })
}

/** Like `notifyFailed`, for a call without a form. */
export function notifyFailedAlone(title: string, failure: Pick<Failure, 'kind' | 'message'> | null) {
  if (isToldElsewhere(failure)) return
  if (failure?.kind === 'sessionMissing') notifyInfo(sessionEnded)
  else notifyFailure({ title, description: describeAlone(failure) })
}
