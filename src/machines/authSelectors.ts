import type { AuthSnapshot } from './authMachine'

/** The signed-in user, or null, also while a second factor is waited for. */
export const selectUser = (snapshot: AuthSnapshot) =>
  (snapshot.hasTag('admitted') && snapshot.context.session?.user) || null

/** The signed-in user's id, or null; stays equal through a refresh, unlike the user. */
export const selectUserId = (snapshot: AuthSnapshot) => selectUser(snapshot)?.id ?? null

/** The session that waits for the code of a second factor; null where none does. */
export const selectChallenged = (snapshot: AuthSnapshot) =>
  snapshot.matches({ identity: 'challenged' }) ? snapshot.context.session : null

/** Why nobody is let in. */
export const selectAbsence = (snapshot: AuthSnapshot) => {
  if (snapshot.matches({ identity: 'challenged' })) return 'challenged'
  return snapshot.matches({ identity: { signedOut: 'ended' } }) ? 'ended' : 'anonymous'
}

/** Why the link or the social provider that led here brought nobody in; null where none did. */
export const selectLinkProblem = ({ context }: AuthSnapshot) => context.linkProblem

/** Whether it is known who is signed in. */
export const selectIsSettled = (snapshot: AuthSnapshot) => snapshot.hasTag('settled')

/** Milliseconds by which this browser's clock is far ahead of the provider's, below zero behind it; else 0. */
export const selectClockOffset = ({ context }: AuthSnapshot) => context.clockOffset

/** Whether it takes unusually long to find out who is signed in. */
export const selectIsSlow = (snapshot: AuthSnapshot) => snapshot.matches({ identity: { loading: 'slow' } })

/** Whether somebody who is signed in is being signed out. */
export const selectIsSigningOut = (snapshot: AuthSnapshot) =>
  snapshot.matches({ activity: { signingOut: 'leaving' } })

/** Whether a refused token is being renewed. */
export const selectIsRenewing = (snapshot: AuthSnapshot) => snapshot.matches({ activity: 'renewing' })
