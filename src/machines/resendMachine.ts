import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type Failure, toFailure } from '@/data/session/errors'
import { countdownMachine } from './countdownMachine'
import { notProvided } from './notProvided'

/** Seconds between two mails to one address, or two messages to one phone; the provider's own limit. */
const resendCooldown = 60

/**
 * Sends a mail or a text message again, at most once a minute. It starts with the cooldown if one was just sent; a refusal
 * that names seconds to wait sets the length of the next cooldown. The result is emitted.
 */
export const resendMachine = setup({
  types: {} as {
    input: { justSent: boolean }
    context: {
      /** Seconds of the next cooldown. */
      cooldown: number
      /** The failure of the last attempt; null also if no answer came. */
      failure: Failure | null
    }
    events: { type: 'resend.requested' }
    emitted: { type: 'resend.sent'; output: unknown } | { type: 'resend.failed'; failure: Failure | null }
    tags: 'busy'
    children: { send: 'send'; cooldown: 'countdown' }
  },
  actors: {
    /** Requests the mail or message; aborted when its component is unmounted. */
    send: fromPromise<unknown>(notProvided),
    countdown: countdownMachine,
  },
  actions: {
    beginCooldown: assign({ cooldown: resendCooldown }),
    endCooldown: assign({ cooldown: 0 }),
    setFailure: assign((_, { error }: { error: unknown }) => {
      const failure = toFailure(error)
      return { failure, cooldown: failure.retryAfter ?? 0 }
    }),
    forgetFailure: assign({ failure: null }),
    emitSent: emit((_, { output }: { output: unknown }) => ({ type: 'resend.sent' as const, output })),
    emitFailed: emit(({ context }) => ({ type: 'resend.failed' as const, failure: context.failure })),
  },
  guards: {
    hasCooldown: ({ context }) => context.cooldown > 0,
    asksToWait: (_, { error }: { error: unknown }) => toFailure(error).retryAfter !== undefined,
  },
  delays: {
    /** Milliseconds; longer than the timeout of a request, for what has none. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'resend',
  context: ({ input: { justSent } }) => ({ cooldown: justSent ? resendCooldown : 0, failure: null }),
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'hasCooldown', target: 'cooling' },
      on: { 'resend.requested': 'sending' },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: {
          target: 'cooling',
          actions: ['beginCooldown', { type: 'emitSent', params: ({ event }) => event }],
        },
        onError: [
          {
            guard: { type: 'asksToWait', params: ({ event }) => event },
            target: 'cooling',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'emitFailed'],
          },
          {
            target: 'failed',
            actions: [{ type: 'setFailure', params: ({ event }) => event }, 'emitFailed'],
          },
        ],
      },
      after: { unanswered: { target: 'failed', actions: 'emitFailed' } },
    },
    cooling: {
      invoke: {
        id: 'cooldown',
        src: 'countdown',
        input: ({ context }) => ({ secondsLeft: context.cooldown }),
        onDone: { target: 'ready', actions: 'endCooldown' },
      },
    },
    failed: { on: { 'resend.requested': 'sending' } },
  },
})

export type ResendSnapshot = SnapshotFrom<typeof resendMachine>
