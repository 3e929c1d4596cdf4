import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { secondsAskedBy, secondsUntil } from './waits'

type ResendContext = {
  now: () => number
  /** Milliseconds since the epoch at which sending is possible again. */
  readyAt: number
  secondsLeft: number
  failure: unknown
}

/** Milliseconds between two mails to one address, or two messages to one phone; the provider's own limit. */
const resendCooldown = 60_000

/**
 * Sends a mail or a message again, at most once a minute. Counts the wait down by the wall clock, so a throttled tab is right
 * at its next tick. Begins cooling where a mail has only just been sent, and cools for as long as a refusal asks.
 */
export const resendMachine = setup({
  types: {} as {
    input: { now: () => number; justSent: boolean }
    context: ResendContext
    events: { type: 'resend.requested' } | { type: 'clock.ticked' }
    tags: 'busy'
  },
  actors: {
    /** Has it sent. */
    send: fromPromise<unknown>(() => Promise.resolve(null)),
    /** Ticks once a second. */
    clock: fromCallback(() => {}),
  },
  actions: {
    startCooling: assign(({ context }) => ({
      readyAt: context.now() + resendCooldown,
      secondsLeft: secondsUntil(resendCooldown, 0),
      failure: undefined,
    })),
    coolAsAsked: assign(({ context }, { error }: { error: unknown }) => ({
      readyAt: context.now() + secondsAskedBy(error) * 1000,
      secondsLeft: secondsAskedBy(error),
    })),
    countDown: assign(({ context }) => ({ secondsLeft: secondsUntil(context.readyAt, context.now()) })),
    keepFailure: assign({ failure: (_, { error }: { error: unknown }) => error }),
    forgetFailure: assign({ failure: undefined }),
  },
  guards: {
    isCool: ({ context }) => context.secondsLeft === 0,
    isHot: ({ context }) => context.secondsLeft > 0,
    hasToWait: (_, { error }: { error: unknown }) => secondsAskedBy(error) > 0,
  },
  delays: {
    /** A net below the time limit of the request itself. */
    unanswered: 30_000,
  },
}).createMachine({
  id: 'resend',
  context: ({ input: { now, justSent } }) => ({
    now,
    readyAt: justSent ? now() + resendCooldown : 0,
    secondsLeft: justSent ? secondsUntil(resendCooldown, 0) : 0,
    failure: undefined,
  }),
  initial: 'ready',
  states: {
    ready: {
      always: { guard: 'isHot', target: 'cooling' },
      on: { 'resend.requested': 'sending' },
    },
    sending: {
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: { target: 'cooling', actions: 'startCooling' },
        onError: [
          {
            guard: { type: 'hasToWait', params: ({ event }) => event },
            target: 'cooling',
            actions: { type: 'coolAsAsked', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
      after: { unanswered: 'failed' },
    },
    cooling: {
      invoke: { id: 'clock', src: 'clock' },
      always: { guard: 'isCool', target: 'ready' },
      on: { 'clock.ticked': { actions: 'countDown' } },
    },
    failed: { on: { 'resend.requested': 'sending' } },
  },
})

export type ResendSnapshot = SnapshotFrom<typeof resendMachine>
