import { and } from 'xstate'
import { authSetup } from './authSetup'

const leaving = { 'signOut.requested': 'signingOut', 'signIn.abandoned': 'signingOut.abandoning' } as const

/** Only the newest call of a form counts: the end of an older one is ignored. */
const calling = {
  'signIn.began': { target: 'signingIn', actions: 'keepCall' },
  'recovery.began': { target: 'openingRecovery', actions: 'keepCall' },
} as const

/**
 * Signing in is announced when its call ends, not when a session is reported: the provider also reports the stored
 * session meanwhile. By then the report that answers the call has come: Supabase's client waits for `followSession` to
 * have been told before its call returns.
 */
const announceSignIn = (isRedirected: boolean) =>
  ({ type: 'announceSignIn', params: { isRedirected } }) as const

/** What this tab is doing with the session, so which of the provider's events this tab has caused. */
export const authActivity = authSetup.createStateConfig({
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
              { type: 'keepLinkProblem', params: ({ event }) => ({ problem: event.output.problem }) },
              'announceRejectedLink',
              { type: 'reportSession', params: ({ event }) => event.output },
            ],
          },
          { guard: 'isSignedIn', target: 'idle', actions: announceSignIn(true) },
          { guard: 'isAskedForCode', target: 'idle', actions: 'announceCode' },
          { target: 'idle' },
        ],
        onError: {
          target: 'idle',
          actions: [{ type: 'keepLinkProblem', params: { problem: 'unreachable' } }, 'announceRejectedLink'],
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
            actions: announceSignIn(false),
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
        input: ({ event }) => ({ scope: event.type === 'signOut.requested' ? event.scope : 'local' }),
        onDone: [
          { guard: 'isAbandoning', target: 'idle' },
          { target: 'idle', actions: { type: 'announceSignOut', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'idle',
          actions: { type: 'announceFailedSignOut', params: ({ event }) => event },
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
