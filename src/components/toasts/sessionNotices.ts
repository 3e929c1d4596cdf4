import {
  failureTitles,
  sessionDiscarded,
  sessionEnded,
  signedOutHere,
  successes,
} from '@/data/content/messages'
import { toProviderError } from '@/data/provider/providerError'
import { notifyFailure, notifyInfo, notifySuccess } from './toaster'

/** Welcomes somebody who has just signed in. */
export const sayWelcome = () => notifySuccess(successes.signedIn)

/** Says that a session has ended without this tab asking for it. */
export const sayEnded = () => notifyInfo(sessionEnded)

/** Says that a stored session could not be used. */
export const sayDiscarded = () => notifyInfo(sessionDiscarded)

/** Says that the session has ended, at the provider too or in this browser only. */
export const saySignedOut = (isServerTold: boolean) =>
  isServerTold ? notifySuccess(successes.signedOut) : notifyInfo(signedOutHere)

/** Says why signing out failed. */
export function saySignOutFailed(error: unknown) {
  const { kind, message } = toProviderError(error)
  if (kind === 'sessionMissing') notifyInfo(sessionEnded)
  else notifyFailure({ title: failureTitles.signOut, description: message })
}
