import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from './notProvided'

type ReadContext<Data> = {
  /** The result of the last read; null before it, and while it is unavailable. */
  data: Data | null
  /** Reason of the failure: the kind of the error, or `timeout`. */
  reason: string | null
}

const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'kind' in error ? String(error.kind) : String(error)

/** The configuration of a state in which a request is under way. A failure drops the data, unless it `keeps` them. */
const attempt = <Data>(target: { done: string; failed: string }, keeps = false) =>
  ({
    tags: 'busy',
    invoke: {
      id: 'read',
      src: 'read',
      onDone: {
        target: target.done,
        actions: { type: 'setData', params: ({ event }: { event: { output: Data } }) => event },
      },
      onError: {
        target: target.failed,
        actions: {
          type: 'drop',
          params: ({ event: { error } }: { event: { error: unknown } }) => ({ error, keeps }),
        },
      },
    },
    after: {
      timeout: {
        target: target.failed,
        actions: { type: 'drop', params: { error: 'timeout', keeps } },
      },
    },
  }) as const

/** The machine of a read that gives `Data`; see `readMachine`. */
export const createReadMachine = <Data>() =>
  setup({
    types: {} as {
      context: ReadContext<Data>
      events: { type: 'retry.requested' }
      tags: 'busy'
    },
    actors: {
      /** Makes the request. Rejects if it fails. */
      read: fromPromise<Data>(notProvided),
    },
    actions: {
      setData: assign((_, { output }: { output: Data }) => ({ data: output, reason: null })),
      drop: assign((_, { error, keeps }: { error: unknown; keeps: boolean }) =>
        keeps ? {} : { data: null, reason: reasonOf(error) },
      ),
    },
    delays: {
      /** Milliseconds; for what has no timeout of its own, such as loading the client's code. */
      timeout: 30_000,
      /** Milliseconds; of a machine that has just woken up, the first request is often lost. */
      pause: 3_000,
    },
  }).createMachine({
    id: 'read',
    context: { data: null, reason: null },
    initial: 'reading',
    states: {
      reading: attempt<Data>({ done: 'read', failed: 'unavailable' }),
      read: {
        initial: 'current',
        states: {
          current: { on: { 'retry.requested': 'retrying' } },
          /** A retry has succeeded, after the data had been unavailable. */
          recovered: { on: { 'retry.requested': 'retrying' } },
          /** The data is kept until the answer comes, or two requests have failed. */
          retrying: attempt<Data>({ done: 'current', failed: 'pausing' }, true),
          pausing: { tags: 'busy', after: { pause: 'retryingAgain' } },
          retryingAgain: attempt<Data>({ done: 'current', failed: '#read.unavailable' }),
        },
      },
      unavailable: {
        initial: 'failed',
        states: {
          failed: { on: { 'retry.requested': 'retrying' } },
          failedAgain: { on: { 'retry.requested': 'retrying' } },
          retrying: attempt<Data>({ done: '#read.read.recovered', failed: 'failedAgain' }),
        },
      },
    },
  })

/**
 * Reads data from the backend as soon as it is started, and again on `retry.requested`. Only the newest request counts: an
 * answer after the timeout, or after the actor was stopped, changes nothing.
 */
export const readMachine = createReadMachine<unknown>()

export type ReadActor<Data> = ActorRefFrom<ReturnType<typeof createReadMachine<Data>>>
export type ReadSnapshot<Data> = SnapshotFrom<ReturnType<typeof createReadMachine<Data>>>
