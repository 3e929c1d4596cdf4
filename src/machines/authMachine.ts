import type { Session } from '@supabase/supabase-js'
import { type ActorRefFrom, and, assign, emit, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { LinkProblem } from '@/data/provider/arrival'
import type { AuthEvent } from '@/data/provider/authEvents'
import { needsCode } from './secondFactor'

type AuthContext = {
  session: Session | null
  linkProblem: LinkProblem | null
  /** Milliseconds by which this browser's clock is ahead of the provider's, by the newest session; 0 where it is right. */
  clockOffset: number
  now: () => number
}

/** Milliseconds left below which a stored session counts as none. */
const shortestSession = 10_000

/** Milliseconds by which a clock may be off before it is worth a word. */
const clockTolerance = 5 * 60_000

const sessionIn = (event: AuthEvent) => ('session' in event ? event.session : null)

const admit = [
  { guard: 'lacksCode', target: '.challenged', actions: 'keepSession' },
  { guard: 'hasSession', target: '.signedIn', actions: 'keepSession' },
  { target: '.signedOut', actions: 'dropSession' },
] as const

const leave = [
  { guard: 'isOwnSignOut', target: '#auth.signedOut', actions: ['dropSession', 'forgetLinkProblem'] },
  { target: '#auth.signedOut.ended', actions: ['dropSession', 'forgetLinkProblem'] },
] as const

const stay = { guard: 'hasSameUser', actions: 'keepSession' } as const

const goOnRecovering = [
  { guard: and(['hasSameUser', 'lacksCode']), actions: 'keepSession' },
  { guard: 'hasSameUser', target: '#auth.recovering', actions: 'keepSession' },
] as const

/**
 * Who is signed in, in this tab. Moved only by what the provider reports, in this tab or another, and never by
 * our own calls, so that the site cannot believe in a session which the provider does not have.
 */
export const authMachine = setup({
  types: {} as {
    input: { now: () => number }
    context: AuthContext
    events: AuthEvent
    emitted:
      | { type: 'recovery.started' }
      | { type: 'link.rejected' }
      | { type: 'session.ended' }
      | { type: 'session.discarded' }
    tags: 'busy' | 'settled' | 'admitted'
  },
  actors: {
    /** The provider's stream of events. */
    provider: fromCallback(() => {}),
  },
  actions: {
    keepSession: assign({ session: ({ event }) => sessionIn(event) }),
    dropSession: assign({ session: null }),
    forgetLinkProblem: assign({ linkProblem: null }),
    noteLinkProblem: assign({ linkProblem: (_, { problem }: { problem: LinkProblem }) => problem }),
    announceRecovery: emit({ type: 'recovery.started' }),
    announceRejectedLink: emit({ type: 'link.rejected' }),
    announceEnd: emit({ type: 'session.ended' }),
    announceDiscarded: emit({ type: 'session.discarded' }),
    noteClock: assign({
      clockOffset: (_, { offset }: { offset: number }) => (Math.abs(offset) > clockTolerance ? offset : 0),
    }),
  },
  guards: {
    hasSession: ({ event }) => sessionIn(event) !== null,
    lacksCode: ({ event }) => {
      const session = sessionIn(event)
      return session !== null && needsCode(session)
    },
    hasSameUser: ({ context, event }) =>
      sessionIn(event) !== null && sessionIn(event)?.user.id === context.session?.user.id,
    /** A stored session that is about to expire counts as none; one that the provider has just renewed does not. */
    hasSpentSession: ({ context, event }) => {
      const session = sessionIn(event)
      if (session === null) return true
      if (session.access_token === context.session?.access_token) return false
      return (session.expires_at ?? Infinity) * 1000 - context.now() < shortestSession
    },
    isOwnRecovery: ({ event }) => event.type === 'PASSWORD_RECOVERY' && event.session !== null && event.isOwn,
    isOwnSignOut: ({ event }) => event.type === 'SIGNED_OUT' && event.isOwn,
  },
  delays: {
    slow: 8_000,
  },
}).createMachine({
  id: 'auth',
  context: ({ input }) => ({ session: null, linkProblem: null, clockOffset: 0, now: input.now }),
  invoke: { id: 'provider', src: 'provider' },
  initial: 'loading',
  on: {
    INITIAL_SESSION: [{ guard: 'hasSpentSession', target: '.signedOut', actions: 'dropSession' }, ...admit],
    SIGNED_IN: admit,
    TOKEN_REFRESHED: admit,
    USER_UPDATED: admit,
    MFA_CHALLENGE_VERIFIED: admit,
    PASSWORD_RECOVERY: [
      {
        guard: and(['isOwnRecovery', 'lacksCode']),
        target: '.challenged.recovering',
        actions: ['keepSession', 'announceRecovery'],
      },
      { guard: 'isOwnRecovery', target: '.recovering', actions: ['keepSession', 'announceRecovery'] },
      ...admit,
    ],
    SIGNED_OUT: { target: '.signedOut', actions: 'dropSession' },
    'link.setAside': { actions: 'forgetLinkProblem' },
    'session.discarded': { actions: 'announceDiscarded' },
    'clock.measured': { actions: { type: 'noteClock', params: ({ event }) => event } },
    'link.rejected': {
      actions: [{ type: 'noteLinkProblem', params: ({ event }) => event }, 'announceRejectedLink'],
    },
  },
  states: {
    loading: {
      tags: 'busy',
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
        /** By no doing of this tab: revoked, expired, or signed out in another one. Said more than once, at times. */
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

export type AuthActor = ActorRefFrom<typeof authMachine>
export type AuthSnapshot = SnapshotFrom<typeof authMachine>
