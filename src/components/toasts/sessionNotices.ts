import {
  accountChanged,
  failureTitles,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  signedOutHere,
  successes,
} from '@/data/content/messages'
import { type EndReason, toProviderError } from '@/data/session/errors'
import type { SignOutResult } from '@/data/session/sessionTypes'
import { notifyEntered } from './notifyEntered'
import { notifyFailedAlone } from './notifyFailed'
import { notifyInfo, notifySuccess } from './toaster'

/** Shows the toast for a successful login. */
export const notifySignedIn = () => notifyEntered(successes.signedIn)

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
