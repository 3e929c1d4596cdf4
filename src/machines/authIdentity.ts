import { and, not, or } from 'xstate'
import { authSetup } from './authSetup'

/** The transitions for a session that the provider reports. */
const admit = [
  { guard: 'lacksCode', target: '.challenged', actions: 'keepSession' },
  { guard: 'hasSession', target: '.signedIn', actions: 'keepSession' },
  { target: '.signedOut', actions: 'dropSession' },
] as const

/** Every tab receives PASSWORD_RECOVERY; only the tab that redeemed the link shows the form for the new password. */
const isOwnRecovery = and(['hasSession', or(['isOpeningRecovery', 'isExchanging'])])

/** If this tab is not signing out, the session was revoked, has expired, or was signed out in another tab. */
const leave = [
  {
    guard: 'isSigningOut',
    target: '#auth.identity.signedOut',
    actions: ['dropSession', 'forgetLinkProblem'],
  },
  { target: '#auth.identity.signedOut.ended', actions: ['dropSession', 'forgetLinkProblem'] },
] as const

const stay = { guard: 'hasSameUser', actions: 'keepSession' } as const

const keepRecovering = [
  { guard: and(['hasSameUser', 'lacksCode']), actions: 'keepSession' },
  { guard: 'hasSameUser', target: '#auth.identity.recovering', actions: 'keepSession' },
] as const

/** Who is signed in. Only the provider's seven events change it. */
export const authIdentity = authSetup.createStateConfig({
  initial: 'loading',
  on: {
    INITIAL_SESSION: [
      // The result of the exchange decides who is signed in.
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
        slow: { on: { 'retry.requested': { actions: 'requestRefresh' } } },
        /**
         * A session is stored, and the exchange that has to refresh it cannot be reached or refuses for now. So somebody is
         * signed in, of whom nothing can be shown yet. The attempts go on without the machine.
         */
        unreachable: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'retry.requested': { target: 'retrying', actions: 'requestRefresh' } } },
            retrying: {},
          },
          on: { SIGNED_OUT: leave },
        },
      },
      on: { 'refresh.failed': '.unreachable' },
    },
    signedOut: {
      tags: 'settled',
      initial: 'anonymous',
      states: {
        anonymous: {},
        /** The provider may report the same end several times, also as a start without a session. */
        ended: {
          entry: 'announceEnd',
          on: { SIGNED_OUT: {}, INITIAL_SESSION: { guard: not('hasSession') } },
        },
      },
    },
    /** There is a session, but the code of the second factor is missing, so it does not count as signed in. */
    challenged: {
      tags: 'settled',
      initial: 'signingIn',
      states: {
        signingIn: {},
        /** Opened by a reset link: after the code comes `recovering`. */
        recovering: {
          on: {
            INITIAL_SESSION: keepRecovering,
            SIGNED_IN: keepRecovering,
            TOKEN_REFRESHED: keepRecovering,
            USER_UPDATED: keepRecovering,
            MFA_CHALLENGE_VERIFIED: keepRecovering,
          },
        },
      },
      on: { SIGNED_OUT: leave },
    },
    signedIn: { tags: ['settled', 'admitted'], on: { SIGNED_OUT: leave } },
    /** Signed in by a reset link, until the new password is set (USER_UPDATED) or another user signs in. */
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
