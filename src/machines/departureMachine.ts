import { assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'

type DepartureEvent = { type: 'destination.chosen'; destination: string } | { type: 'page.returned' }

/**
 * Leaving for another site's page, for one destination at a time. Ready again when the way there fails, when the
 * browser brings this page back from its cache, or when it has not gone by after a while.
 */
export const departureMachine = setup({
  types: {} as {
    context: { destination: string | null }
    events: DepartureEvent
    tags: 'busy'
  },
  actors: {
    /** Finds the way and sets out. Rejects where there is none. */
    leave: fromPromise<unknown, string>(() => Promise.resolve(null)),
    /** Tells when the browser brings the page back. */
    page: fromCallback(() => {}),
  },
  actions: {
    choose: assign({ destination: (_, { destination }: { destination: string }) => destination }),
    forget: assign({ destination: null }),
  },
  delays: {
    /** A net below the time limit of the request itself. */
    unanswered: 30_000,
    /** How long another site's page may take before somebody is taken to have stopped it. */
    stopped: 10_000,
  },
}).createMachine({
  id: 'departure',
  context: { destination: null },
  initial: 'ready',
  states: {
    ready: {
      entry: 'forget',
      on: {
        'destination.chosen': {
          target: 'asking',
          actions: { type: 'choose', params: ({ event }) => event },
        },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: ({ context }) => context.destination ?? '',
        onDone: 'leaving',
        onError: 'ready',
      },
      after: { unanswered: 'ready' },
    },
    leaving: {
      tags: 'busy',
      invoke: { id: 'page', src: 'page' },
      on: { 'page.returned': 'ready' },
      after: { stopped: 'ready' },
    },
  },
})

export type DepartureSnapshot = SnapshotFrom<typeof departureMachine>
