import { sessionDiscarded, sessionEnded, successes } from '@/data/content/messages'
import { notifyInfo, notifySuccess } from './toaster'

/** Says that a link in a mail or a provider's redirect has signed the visitor in. */
export const greet = () => notifySuccess(successes.signedIn)

/** Says that a session has ended without this tab asking for it. */
export const sayEnded = () => notifyInfo(sessionEnded)

/** Says that a stored session could not be used. */
export const sayDiscarded = () => notifyInfo(sessionDiscarded)
