import { and, or } from 'xstate'
import { authSetup } from './authSetup'

/** Where a session that the provider reports leads to. */
const admit = [
  { guard: 'lacksCode', target: '.challenged', actions: 'keepSession' },
  { guard: 'hasSession', target: '.signedIn', actions: 'keepSession' },
  { target: '.signedOut', actions: 'dropSession' },
] as const

/** Every tab hears of a recovery; only the one in which its link was opened goes on to the new password. */
const isOwnRecovery = and(['hasSession', or(['isOpeningRecovery', 'isExchanging'])])

/** A session that ends by no doing of this tab was revoked, has expired, or was signed out in another tab. */
const leave = [
  {
    guard: 'isSigningOut',
    target: '#auth.identity.signedOut',
    actions: ['dropSession', 'forgetLinkProblem'],
  },
  { target: '#auth.identity.signedOut.ended', actions: ['dropSession', 'forgetLinkProblem'] },
] as const

const stay = { guard: 'hasSameUser', actions: 'keepSession' } as const

const goOnRecovering = [
  { guard: and(['hasSameUser', 'lacksCode']), actions: 'keepSession' },
  { guard: 'hasSameUser', target: '#auth.identity.recovering', actions: 'keepSession' },
] as const

/** Who is signed in. Moved by the provider's seven events alone. */
export const authIdentity = authSetup.createStateConfig({
  initial: 'loading',
  on: {
    INITIAL_SESSION: [
      // The exchange has the first word on who is signed in.
      { guard: 'isExchanging' },
      { guard: 'hasExpiringSession', target: '.signedOut', actions: 'dropSession' },
      ...admit,
    ],
    SIGNED_IN: admit,
    TOKEN_REFRESHED: admit,
    USER_UPDATED: admit,
    MFA_CHALLENGE_VERIFIED: admit,
    PASSWORD_RECOVERY: [
      {
        guard: and([isOwnRecovery, 'lacksCode']),
        target: '.challenged.recovering',
        actions: ['keepSession', 'announceRecovery'],
      },
      { guard: isOwnRecovery, target: '.recovering', actions: ['keepSession', 'announceRecovery'] },
      ...admit,
    ],
    SIGNED_OUT: { target: '.signedOut', actions: 'dropSession' },
  },
  states: {
    loading: {
      initial: 'prompt',
      states: {
        prompt: { after: { slow: 'slow' } },
        slow: {},
      },
    },
    signedOut: {
      tags: 'settled',
      initial: 'anonymous',
      states: {
        anonymous: {},
        /** The provider may report one end several times. */
        ended: { entry: 'announceEnd', on: { SIGNED_OUT: {} } },
      },
    },
    /** Signed in but for the code of a second factor, until which nobody is let in. */
    challenged: {
      tags: 'settled',
      initial: 'signingIn',
      states: {
        signingIn: {},
        /** Opened by a reset link, which leads on to the new password. */
        recovering: {
          on: {
            INITIAL_SESSION: goOnRecovering,
            SIGNED_IN: goOnRecovering,
            TOKEN_REFRESHED: goOnRecovering,
            USER_UPDATED: goOnRecovering,
            MFA_CHALLENGE_VERIFIED: goOnRecovering,
          },
        },
      },
      on: { SIGNED_OUT: leave },
    },
    signedIn: { tags: ['settled', 'admitted'], on: { SIGNED_OUT: leave } },
    /** Signed in by a reset link, until the new password is set (USER_UPDATED) or somebody else signs in. */
    recovering: {
      tags: ['settled', 'admitted'],
      on: {
        INITIAL_SESSION: stay,
        SIGNED_IN: stay,
        TOKEN_REFRESHED: stay,
        MFA_CHALLENGE_VERIFIED: stay,
        SIGNED_OUT: leave,
      },
    },
  },
})
