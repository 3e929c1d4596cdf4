import { assign, type EventObject, emit, fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { EnrolledFactor } from '@/data/provider/factors'
import type { Factor } from '@/data/provider/sessionTypes'

/** What is said of a factor that is to be removed. */
export type NamedFactor = Pick<Factor, 'id' | 'friendly_name'>

/** What became of the account's factors when a change has ended. */
export type FactorChange = 'added' | 'removed' | 'none'

type FactorsContext = {
  /** The factor whose set-up is under way. */
  enrolled: EnrolledFactor | null
  /** The factor that is to be removed. */
  removed: NamedFactor | null
}

type FactorsEvent =
  | { type: 'addition.requested' }
  | { type: 'factor.enrolled'; factor: EnrolledFactor }
  | { type: 'factor.confirmed' }
  | { type: 'removal.requested'; factor: NamedFactor }
  | { type: 'factor.removed' }
  | { type: 'change.cancelled' }

const end = (change: FactorChange) =>
  ({ target: 'listing', actions: { type: 'announceEnd', params: { change } } }) as const

/**
 * The second factors of an account: their list, the steps by which an authenticator app is added, and the removal of one.
 * A set-up that is left before its code was accepted is discarded.
 */
export const factorsMachine = setup({
  types: {} as {
    context: FactorsContext
    events: FactorsEvent
    emitted: { type: 'change.ended'; change: FactorChange }
  },
  actors: {
    /** Keeps a begun set-up while it runs; when it stops, also because the page is left, the set-up is discarded. */
    enrolment: fromCallback<EventObject, { factorId: string }>(() => {}),
  },
  actions: {
    keepEnrolled: assign({ enrolled: (_, { factor }: { factor: EnrolledFactor }) => factor }),
    keepRemoved: assign({ removed: (_, { factor }: { factor: NamedFactor }) => factor }),
    forget: assign({ enrolled: null, removed: null }),
    announceEnd: emit((_, { change }: { change: FactorChange }) => ({
      type: 'change.ended' as const,
      change,
    })),
  },
}).createMachine({
  id: 'factors',
  context: { enrolled: null, removed: null },
  initial: 'listing',
  states: {
    listing: {
      entry: 'forget',
      on: {
        'addition.requested': 'naming',
        'removal.requested': {
          target: 'removing',
          actions: { type: 'keepRemoved', params: ({ event }) => event },
        },
      },
    },
    /** A form asks for the name of the device. */
    naming: {
      on: {
        'factor.enrolled': {
          target: 'confirming',
          actions: { type: 'keepEnrolled', params: ({ event }) => event },
        },
        'change.cancelled': end('none'),
      },
    },
    /** The app takes over the key, and a form asks for its first code. */
    confirming: {
      invoke: {
        id: 'enrolment',
        src: 'enrolment',
        input: ({ context }) => ({ factorId: context.enrolled?.id ?? '' }),
      },
      on: { 'factor.confirmed': end('added'), 'change.cancelled': end('none') },
    },
    /** A form asks for a code of now. */
    removing: {
      on: { 'factor.removed': end('removed'), 'change.cancelled': end('none') },
    },
  },
})

export type FactorsSnapshot = SnapshotFrom<typeof factorsMachine>
