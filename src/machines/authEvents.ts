import type { SessionReport, SignOutResult, SignOutScope } from '@/data/provider/sessionTypes'

/** The events of the session machine. Only the provider's seven change who is signed in. */
export type AuthEvent =
  | SessionReport
  /** The visitor tries something else, so the link's problem is no longer shown. */
  | { type: 'link.dismissed' }
  /** A form has begun a call that may sign in, or open a recovery. `callId` distinguishes overlapping calls. */
  | { type: 'signIn.began'; callId: string }
  | { type: 'recovery.began'; callId: string }
  | { type: 'call.ended'; callId: string; isSuccess: boolean }
  /** The data API refused the access token; `refused` is the stored session text of that request. */
  | { type: 'token.refused'; refused: string | null }
  /** The visitor does not want to wait for the next attempt to refresh the session. */
  | { type: 'retry.requested' }
  | { type: 'signOut.requested'; scope: SignOutScope }
  /** The visitor goes back to the login instead of entering the code of a second factor. */
  | { type: 'signIn.abandoned' }

/** Emitted events: listeners show toasts and navigate. */
export type AuthEmitted =
  /** A sign-in through this tab; `isRedirected` after an OAuth redirect, else by a form. */
  | { type: 'signIn.succeeded'; isRedirected: boolean }
  /** An OAuth redirect led to an account with a second factor. */
  | { type: 'code.required' }
  | { type: 'recovery.started' }
  /** The code of an OAuth redirect was not accepted. */
  | { type: 'link.rejected' }
  /** The session is to be refreshed at once. */
  | { type: 'refresh.requested' }
  | { type: 'session.ended' }
  | { type: 'session.discarded' }
  | ({ type: 'signOut.succeeded' } & SignOutResult)
  | { type: 'signOut.failed'; error: unknown }
