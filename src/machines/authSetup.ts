import { assign, emit, fromCallback, fromPromise, or, raise, setup, stateIn } from 'xstate'
import type { LinkProblem } from '@/data/provider/arrival'
import type { Exchange } from '@/data/provider/exchangeCode'
import type { Session, SignOutResult, SignOutScope } from '@/data/provider/sessionTypes'
import type { AuthEmitted, AuthEvent } from './authEvents'
import { notProvided } from './notProvided'
import { needsCode } from './secondFactor'

type AuthContext = {
  session: Session | null
  /** Why the e-mail link or the OAuth redirect did not sign in. */
  linkProblem: LinkProblem | null
  /** Milliseconds by which this browser's clock is ahead of the provider's; 0 within `clockTolerance`. */
  clockOffset: number
  /** The one-time code of an OAuth redirect, until it has been exchanged. */
  code: string | null
  /** The id of the form's call that is under way. */
  callId: string | null
}

/** Milliseconds left below which a stored session counts as none. */
const shortestSession = 10_000

/** Milliseconds by which a clock may be off before the user area warns of it. */
const clockTolerance = 5 * 60_000

const sessionIn = (event: AuthEvent) => ('session' in event ? event.session : null)

/** An `emit` with parameters, whose types `emit` does not infer. */
const announce = <Params extends Record<string, unknown>>(toEvent: (params: Params) => AuthEmitted) =>
  emit<AuthContext, AuthEvent, Params, AuthEvent, AuthEmitted>((_, params) => toEvent(params))

/** The actors, actions, guards and delays of the session machine. */
export const authSetup = setup({
  types: {} as {
    input: { code: string | null; problem: LinkProblem | null }
    context: AuthContext
    events: AuthEvent
    emitted: AuthEmitted
    tags: 'settled' | 'admitted'
  },
  actors: {
    /** Reports each change of the session, in this tab and the others. */
    provider: fromCallback(() => {}),
    /** Exchanges the code of an OAuth redirect; rejects only if the provider's code does not load. */
    exchangeCode: fromPromise<Exchange & { now: number }, { code: string | null }>(notProvided),
    /** Renews a session whose token was refused. */
    renewSession: fromPromise<void, { refused: string | null }>(notProvided),
    /** Ends this browser's session, or all of the user's. Rejects if the provider refuses. */
    signOut: fromPromise<SignOutResult, { scope: SignOutScope }>(notProvided),
  },
  actions: {
    keepSession: assign({ session: ({ event }) => sessionIn(event) }),
    dropSession: assign({ session: null }),
    forgetLinkProblem: assign({ linkProblem: null }),
    keepLinkProblem: assign({ linkProblem: (_, { problem }: { problem: LinkProblem | null }) => problem }),
    forgetCode: assign({ code: null }),
    keepCall: assign({ callId: ({ event }) => ('callId' in event ? event.callId : null) }),
    keepClockOffset: assign({
      clockOffset: (_, { offset }: { offset: number }) => (Math.abs(offset) > clockTolerance ? offset : 0),
    }),
    /** After a failed exchange, reports the stored session as the provider does at the start. */
    reportSession: raise((_, { session, now }: { session: Session | null; now: number }) => ({
      type: 'INITIAL_SESSION' as const,
      session,
      now,
    })),
    announceSignIn: announce((params: { isRedirected: boolean }) => ({
      type: 'signIn.succeeded',
      ...params,
    })),
    announceCode: emit({ type: 'code.required' }),
    announceRecovery: emit({ type: 'recovery.started' }),
    announceRejectedLink: emit({ type: 'link.rejected' }),
    announceEnd: emit({ type: 'session.ended' }),
    requestRefresh: emit({ type: 'refresh.requested' }),
    announceDiscarded: emit({ type: 'session.discarded' }),
    announceSignOut: announce((params: SignOutResult) => ({ type: 'signOut.succeeded', ...params })),
    announceFailedSignOut: announce(({ error }: { error: unknown }) => ({ type: 'signOut.failed', error })),
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
