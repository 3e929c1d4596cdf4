import {
  type ActorRefFrom,
  and,
  assign,
  emit,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate'
import type { LinkProblem, MailTokens } from '@/data/session/arrival'
import type { EndReason } from '@/data/session/errors'
import type {
  Exchange,
  Session,
  SessionReport,
  SignOutResult,
  SignOutScope,
} from '@/data/session/sessionTypes'
import { notProvided } from './notProvided'
import { needsCode } from './secondFactor'

/** The events of the session machine. Only the provider's seven change who is signed in. */
export type AuthEvent =
  | SessionReport
  /** The visitor tries something else, or the link is used up, so neither its problem nor its form is shown any more. */
  | { type: 'link.dismissed' }
  /** A form has begun a call that may sign in, or open a recovery. `callId` distinguishes overlapping calls. */
  | { type: 'signIn.began'; callId: string }
  | { type: 'recovery.began'; callId: string }
  | { type: 'call.ended'; callId: string; isSuccess: boolean }
  /** The data API refused the access token of the stored session. */
  | { type: 'token.refused'; refused: Session | null }
  /** The visitor does not want to wait for the next attempt to refresh the session. */
  | { type: 'retry.requested' }
  /** `userId` is whom the page shows, where the machine does not know the session yet. */
  | { type: 'signOut.requested'; scope: SignOutScope; userId?: string | undefined }
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
  /** Not by this tab; null if nobody has said why. */
  | { type: 'session.ended'; reason: EndReason | null }
  | { type: 'session.discarded' }
  /** A call was not sent, because another account is logged in now. */
  | { type: 'call.refused' }
  | ({ type: 'signOut.succeeded' } & SignOutResult)
  | { type: 'signOut.failed'; error: unknown }

type AuthContext = {
  session: Session | null
  /** The problem of the e-mail link or the OAuth redirect. */
  linkProblem: LinkProblem | null
  /** Milliseconds by which this browser's clock is ahead of the provider's; 0 within `clockTolerance`. */
  clockOffset: number
  /** The one-time code of an OAuth redirect, until it has been exchanged. */
  code: string | null
  /** The tokens of a mail. They only prove who may choose the account's password, and sign nobody in. */
  tokens: MailTokens | null
  /** The id of the form's call that is under way. */
  callId: string | null
  /** The provider's reason to refuse the session, before it is reported to be over. */
  endReason: EndReason | null
}

/** Milliseconds left below which a stored session counts as none. */
const shortestSession = 10_000

/** Milliseconds by which a clock may be off before the user area warns of it. */
const clockTolerance = 5 * 60_000

const sessionIn = (event: AuthEvent) => ('session' in event ? event.session : null)

/** The actors, actions, guards and delays of the session machine. */
const authSetup = setup({
  types: {} as {
    input: { code: string | null; tokens?: MailTokens | null; problem: LinkProblem | null }
    context: AuthContext
    events: AuthEvent
    /** Heard by `start/sessionEffects.ts`. */
    emitted: AuthEmitted
    tags: 'settled' | 'admitted'
  },
  actors: {
    /** Reports each change of the session, in this tab and the others. */
    provider: fromCallback(() => {}),
    /** Exchanges the code of an OAuth redirect; rejects only if the provider's code does not load. */
    exchangeCode: fromPromise<Exchange & { now: number }, { code: string | null }>(notProvided),
    /** Renews a session whose token was refused. */
    renewSession: fromPromise<void, { refused: Session | null }>(notProvided),
    /** Ends this browser's session, or all of the user's. Rejects if the provider refuses. */
    signOut: fromPromise<SignOutResult, { scope: SignOutScope; userId: string | null }>(notProvided),
  },
  actions: {
    setSession: assign({ session: ({ event }) => sessionIn(event), endReason: null }),
    dropSession: assign({ session: null }),
    forgetLinkProblem: assign({ linkProblem: null }),
    setLinkProblem: assign({ linkProblem: (_, { problem }: { problem: LinkProblem | null }) => problem }),
    forgetCode: assign({ code: null }),
    forgetTokens: assign({ tokens: null }),
    setCallId: assign({ callId: ({ event }) => ('callId' in event ? event.callId : null) }),
    setClockOffset: assign({
      clockOffset: (_, { offset }: { offset: number }) => (Math.abs(offset) > clockTolerance ? offset : 0),
    }),
    /** After a failed exchange, reports the stored session as the provider does at the start. */
    reportSession: raise((_, { session, now }: { session: Session | null; now: number }) => ({
      type: 'INITIAL_SESSION' as const,
      session,
      now,
    })),
    emitSignIn: emit((_, { isRedirected }: { isRedirected: boolean }) => ({
      type: 'signIn.succeeded' as const,
      isRedirected,
    })),
    emitCode: emit({ type: 'code.required' }),
    emitRecovery: emit({ type: 'recovery.started' }),
    emitRejectedLink: emit({ type: 'link.rejected' }),
    /** Keeps a reason that the database gave: it counts more than a missing session. */
    setEndReason: assign({
      endReason: ({ context }, { reason }: { reason: EndReason }) =>
        reason === 'elsewhere' ? (context.endReason ?? reason) : reason,
    }),
    emitEnd: emit((_, { reason }: { reason: EndReason | null }) => ({
      type: 'session.ended' as const,
      reason,
    })),
    requestRefresh: emit({ type: 'refresh.requested' }),
    emitDiscarded: emit({ type: 'session.discarded' }),
    emitRefusal: emit({ type: 'call.refused' }),
    emitSignOut: emit((_, result: SignOutResult) => ({ type: 'signOut.succeeded' as const, ...result })),
    emitFailedSignOut: emit((_, { error }: { error: unknown }) => ({
      type: 'signOut.failed' as const,
      error,
    })),
  },
  guards: {
    hasCode: ({ context }) => context.code !== null,
    hasSession: ({ event }) => sessionIn(event) !== null,
    lacksCode: ({ event }) => {
      const session = sessionIn(event)
      return session !== null && needsCode(session)
    },
    hasSameUser: ({ context, event }) =>
      sessionIn(event) !== null && sessionIn(event)?.user.id === context.session?.user.id,
    /** A stored session that is about to expire counts as none, unless the provider has just renewed it. */
    hasExpiringSession: ({ context, event }) => {
      if (event.type !== 'INITIAL_SESSION' || event.session === null) return true
      if (event.session.access_token === context.session?.access_token) return false
      return (event.session.expires_at ?? Infinity) * 1000 - event.now < shortestSession
    },
    isSameCall: ({ context, event }) => 'callId' in event && event.callId === context.callId,
    hasSucceeded: ({ event }) => event.type === 'call.ended' && event.isSuccess,
    /** The provider has said why the stored session is over. */
    isRefused: ({ context }) => context.endReason !== null,
    isRejected: (_, { problem }: { problem: LinkProblem | null }) => problem !== null,
    isAdmitted: or([stateIn({ identity: 'signedIn' }), stateIn({ identity: 'recovering' })]),
    isSignedIn: stateIn({ identity: 'signedIn' }),
    isAskedForCode: stateIn({ identity: { challenged: 'signingIn' } }),
    isExchanging: stateIn({ activity: 'exchanging' }),
    isOpeningRecovery: stateIn({ activity: 'openingRecovery' }),
    isSigningOut: stateIn({ activity: 'signingOut' }),
    isAbandoning: stateIn({ activity: { signingOut: 'abandoning' } }),
  },
  delays: {
    /** Milliseconds after which a notice says that the session takes long. */
    slow: 8_000,
  },
})

/** The transitions for a session that the provider reports. */
const admit = [
  { guard: 'lacksCode', target: '.challenged', actions: 'setSession' },
  { guard: 'hasSession', target: '.signedIn', actions: 'setSession' },
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

const stay = { guard: 'hasSameUser', actions: 'setSession' } as const

const whileRecovering = [
  { guard: and(['hasSameUser', 'lacksCode']), actions: 'setSession' },
  { guard: 'hasSameUser', target: '#auth.identity.recovering', actions: 'setSession' },
] as const

/** The signed-in user. Only the provider's seven events change it. */
const authIdentity = authSetup.createStateConfig({
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
        actions: ['setSession', 'emitRecovery'],
      },
      { guard: isOwnRecovery, target: '.recovering', actions: ['setSession', 'emitRecovery'] },
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
      on: {
        'refresh.failed': '.unreachable',
        // A session was stored: who comes back to it is told that it has ended.
        INITIAL_SESSION: {
          guard: and([not('isExchanging'), 'isRefused', not('hasSession')]),
          target: '#auth.identity.signedOut.ended',
          actions: 'dropSession',
        },
        SIGNED_OUT: {
          guard: 'isRefused',
          target: '#auth.identity.signedOut.ended',
          actions: ['dropSession', 'forgetLinkProblem'],
        },
      },
    },
    signedOut: {
      tags: 'settled',
      initial: 'anonymous',
      states: {
        anonymous: {},
        /** The provider may report the same end several times, also as a start without a session. */
        ended: {
          entry: { type: 'emitEnd', params: ({ context }) => ({ reason: context.endReason }) },
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
            INITIAL_SESSION: whileRecovering,
            SIGNED_IN: whileRecovering,
            TOKEN_REFRESHED: whileRecovering,
            USER_UPDATED: whileRecovering,
            MFA_CHALLENGE_VERIFIED: whileRecovering,
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

const leaving = { 'signOut.requested': 'signingOut', 'signIn.abandoned': 'signingOut.abandoning' } as const

/** Only the newest call of a form counts: the end of an older one is ignored. */
const calling = {
  'signIn.began': { target: 'signingIn', actions: 'setCallId' },
  'recovery.began': { target: 'openingRecovery', actions: 'setCallId' },
} as const

/**
 * Signing in is emitted when its call ends, not when a session is reported: the provider also reports the stored
 * session meanwhile. By then the report that answers the call has come: Supabase's client waits for `followSession` to
 * have been told before its call returns.
 */
const emitSignIn = (isRedirected: boolean) => ({ type: 'emitSignIn', params: { isRedirected } }) as const

/** The tab's work on the session, which tells the provider's events that this tab has caused. */
const authActivity = authSetup.createStateConfig({
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'hasCode', target: 'exchanging' }, { target: 'idle' }] },
    idle: {
      on: { ...calling, ...leaving, 'token.refused': 'renewing' },
    },
    /** The one-time code of an OAuth redirect is exchanged for a session. */
    exchanging: {
      exit: 'forgetCode',
      invoke: {
        id: 'exchange',
        src: 'exchangeCode',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'isRejected', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'setLinkProblem', params: ({ event }) => ({ problem: event.output.problem }) },
              'emitRejectedLink',
              { type: 'reportSession', params: ({ event }) => event.output },
            ],
          },
          { guard: 'isSignedIn', target: 'idle', actions: emitSignIn(true) },
          { guard: 'isAskedForCode', target: 'idle', actions: 'emitCode' },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'setLinkProblem', params: { problem: 'unreachable' } }, 'emitRejectedLink'],
        },
      },
      on: leaving,
    },
    /** A form is waiting for the provider to accept a password or a code. */
    signingIn: {
      on: {
        ...calling,
        ...leaving,
        'call.ended': [
          {
            guard: and(['isSameCall', 'hasSucceeded', 'isAdmitted']),
            target: 'idle',
            actions: emitSignIn(false),
          },
          { guard: 'isSameCall', target: 'idle' },
        ],
      },
    },
    /** The link of a reset mail is being redeemed. */
    openingRecovery: {
      on: { ...calling, ...leaving, 'call.ended': { guard: 'isSameCall', target: 'idle' } },
    },
    renewing: {
      invoke: {
        id: 'renewal',
        src: 'renewSession',
        input: ({ event }) => ({ refused: event.type === 'token.refused' ? event.refused : null }),
        onDone: 'idle',
        onError: 'idle',
      },
      on: { ...calling, ...leaving },
    },
    signingOut: {
      initial: 'leaving',
      invoke: {
        id: 'signOut',
        src: 'signOut',
        input: ({ context, event }) => {
          const { scope, userId } =
            event.type === 'signOut.requested' ? event : { scope: 'local' as const, userId: undefined }
          return { scope, userId: context.session?.user.id ?? userId ?? null }
        },
        onDone: [
          { guard: 'isAbandoning', target: 'idle' },
          { target: 'idle', actions: { type: 'emitSignOut', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'emitFailedSignOut', params: ({ event }) => event },
        },
      },
      states: {
        leaving: {},
        /** Back to the login instead of entering the code of a second factor: no toast says «signed out». */
        abandoning: {},
      },
    },
  },
})

/**
 * The session in this tab, as two parallel regions: `identity`, who is signed in, and `activity`, what this tab is doing
 * about it. Only the provider's reports change the identity, never the results of our own calls; so the site cannot show
 * a session that the provider does not have. The activity decides whether a report is the effect of this tab's call.
 */
export const authMachine = authSetup.createMachine({
  id: 'auth',
  context: ({ input: { code, tokens = null, problem } }) => ({
    session: null,
    linkProblem: problem,
    clockOffset: 0,
    code,
    tokens,
    callId: null,
    endReason: null,
  }),
  invoke: { id: 'provider', src: 'provider' },
  type: 'parallel',
  states: { identity: authIdentity, activity: authActivity },
  on: {
    'link.dismissed': { actions: ['forgetLinkProblem', 'forgetTokens'] },
    'session.discarded': { actions: 'emitDiscarded' },
    'call.refused': { actions: 'emitRefusal' },
    'session.refused': { actions: { type: 'setEndReason', params: ({ event }) => event } },
    'clock.measured': { actions: { type: 'setClockOffset', params: ({ event }) => event } },
  },
})

export type AuthActor = ActorRefFrom<typeof authMachine>
export type AuthSnapshot = SnapshotFrom<typeof authMachine>
