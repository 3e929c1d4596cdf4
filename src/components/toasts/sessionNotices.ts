import {
  accountChanged,
  causeOf,
  describeAlone,
  emailNotVerified,
  failureTitles,
  type Message,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
  withoutMemory,
} from '@/data/content/messages'
import { type EndReason, type Failure, toProviderError } from '@/data/session/errors'
import type { SignOutResult } from '@/data/session/sessionTypes'
import { sessionText } from '@/data/session/storage'
import { notifyFailure, notifyFormFailure, notifyInfo, notifyLasting, notifySuccess } from './toaster'

/**
 * Shows the toast for a session that has begun. Where the browser cannot keep the session, the toast says so too, and stays
 * until it is dismissed or replaced, since nothing else on the page tells it.
 */
export function notifyEntered(message: Message) {
  if (sessionText.read() !== null) notifySuccess(message)
  else notifyLasting(withoutMemory(message))
}

/** Shows the toast for a successful login. */
export const notifySignedIn = () => notifyEntered(successes.signedIn)

/** True of a failure that the session machine tells of, since the page of the form is gone by then. */
const isToldElsewhere = (failure: Pick<Failure, 'kind'> | null) => failure?.kind === 'accountChanged'

/**
 * Shows a toast for a failed call, whose form says what to do; with the provider's message or a clearer one of the site.
 * Null means that no answer came.
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

/** Shows the toast for a session that ended without this tab asking for it, with the reason if it is known. */
export const notifyEnded = (reason: EndReason | null) =>
  notifyInfo(reason ? sessionEndings[reason] : sessionEnded)

/** Shows the toast for a stored session that could not be used. */
export const notifyDiscarded = () => notifyInfo(sessionDiscarded)

/** Shows the toast for a call that was not sent, because another account is logged in now. */
export const notifyRefused = () => notifyInfo(accountChanged)

/** Shows the toast for signing out: everywhere, at the provider too, or in this browser only. */
export function notifySignedOut({ scope, outage }: SignOutResult) {
  if (outage) notifyInfo(signedOutHere(outage))
  else notifySuccess(scope === 'global' ? successes.signedOutEverywhere : successes.signedOut)
}

/** Shows the toast for a failed sign-out, with its reason. */
export const notifySignOutFailed = (error: unknown) =>
  notifyFailedAlone(failureTitles.signOut, toProviderError(error))
