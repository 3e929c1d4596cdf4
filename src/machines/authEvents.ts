import type { SessionReport } from '@/data/provider/sessionTypes'

/** What the session machine hears. Only the provider's seven events move who is signed in. */
export type AuthEvent =
  | SessionReport
  /** Something else is tried, so what was wrong with the link is no longer said. */
  | { type: 'link.dismissed' }
  /** A form of this tab has begun a call that may sign in, or open a recovery. `callId` tells overlapping calls apart. */
  | { type: 'signIn.began'; callId: string }
  | { type: 'recovery.began'; callId: string }
  | { type: 'call.ended'; callId: string; isSuccess: boolean }
  /** The data API refused the access token; `refused` is what was stored of the session then. */
  | { type: 'token.refused'; refused: string | null }
  | { type: 'signOut.requested' }
  /** Somebody who was asked for a second factor goes back to the login. */
  | { type: 'signIn.abandoned' }

/** What follows: listeners show toasts and change the page. */
export type AuthEmitted =
  /** Somebody has signed in through this tab; `isRedirected` after an OAuth redirect, else by a form. */
  | { type: 'signIn.succeeded'; isRedirected: boolean }
  /** An OAuth redirect led to an account that asks for a second factor. */
  | { type: 'code.required' }
  | { type: 'recovery.started' }
  /** The code of an OAuth redirect was not accepted. */
  | { type: 'link.rejected' }
  | { type: 'session.ended' }
  | { type: 'session.discarded' }
  /** `isServerTold` is false where the provider could not be reached, so that only this browser's session has ended. */
  | { type: 'signOut.succeeded'; isServerTold: boolean }
  | { type: 'signOut.failed'; error: unknown }
