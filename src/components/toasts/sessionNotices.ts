import { sessionDiscarded, sessionEnded, successes } from '@/data/content/messages'
import { notifyInfo, notifySuccess } from './toaster'

/** Greets somebody whom an address let in, without a form that would. */
export const greet = () => notifySuccess(successes.signedIn)

/** Says that a session has ended by no doing of this tab. */
export const sayEnded = () => notifyInfo(sessionEnded)

/** Says that a stored session could not be used. */
export const sayDiscarded = () => notifyInfo(sessionDiscarded)
