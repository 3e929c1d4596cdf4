import type { AuthSnapshot } from './authMachine'

/** The signed-in user's session; null without one, and while the code of a second factor is missing. */
export const selectSession = (snapshot: AuthSnapshot) =>
  snapshot.hasTag('admitted') ? snapshot.context.session : null

/** The signed-in user, or null. */
export const selectUser = (snapshot: AuthSnapshot) => selectSession(snapshot)?.user ?? null

/** The signed-in user's id, or null; unlike the user object it stays equal when the session is refreshed. */
export const selectUserId = (snapshot: AuthSnapshot) => selectUser(snapshot)?.id ?? null

/** The session that lacks the code of a second factor, or null. */
export const selectChallenged = (snapshot: AuthSnapshot) =>
  snapshot.matches({ identity: 'challenged' }) ? snapshot.context.session : null

/** Reason why no user is signed in. */
export const selectAbsence = (snapshot: AuthSnapshot) => {
  if (snapshot.matches({ identity: 'challenged' })) return 'challenged'
  return snapshot.matches({ identity: { signedOut: 'ended' } }) ? 'ended' : 'anonymous'
}

/** The problem of the e-mail link or the OAuth redirect, or null. */
export const selectLinkProblem = ({ context }: AuthSnapshot) => context.linkProblem

/** The tokens that a mail's link has brought, until they are used up, or null. */
export const selectTokens = ({ context }: AuthSnapshot) => context.tokens

/** True if it is known who is signed in. */
export const selectIsSettled = (snapshot: AuthSnapshot) => snapshot.hasTag('settled')

/** Milliseconds by which this browser's clock is ahead of the provider's, negative if behind; 0 within the tolerance. */
export const selectClockOffset = ({ context }: AuthSnapshot) => context.clockOffset

/** True if the lookup of the session takes unusually long. */
export const selectIsSlow = (snapshot: AuthSnapshot) => snapshot.matches({ identity: { loading: 'slow' } })

/** True if a session is stored that cannot be refreshed for now: somebody is signed in, and nobody can be shown. */
export const selectIsUnreachable = (snapshot: AuthSnapshot) =>
  snapshot.matches({ identity: { loading: 'unreachable' } })

/** True if the visitor has asked for the attempt to refresh the session that is under way. */
export const selectIsRetrying = (snapshot: AuthSnapshot) =>
  snapshot.matches({ identity: { loading: { unreachable: 'retrying' } } })

/** True if the signed-in user is being signed out. */
export const selectIsSigningOut = (snapshot: AuthSnapshot) =>
  snapshot.matches({ activity: { signingOut: 'leaving' } })

/** True if a refused token is being renewed. */
export const selectIsRenewing = (snapshot: AuthSnapshot) => snapshot.matches({ activity: 'renewing' })
