import { assign, emit, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { EnrolledFactor } from '@/data/session/factors'
import type { Factor } from '@/data/session/sessionTypes'
import { notProvided } from './notProvided'

/** Id and name of a factor that is being changed. */
export type NamedFactor = Pick<Factor, 'id' | 'friendly_name'>

/** A factor whose set-up is under way; of one that was begun in an earlier visit, the key is not known any more. */
export type BegunFactor = EnrolledFactor | (NamedFactor & { uri?: undefined; secret?: undefined })

/** Result of a change: an added app is the first second factor or another, a removed one the last or not. */
export type FactorChange = 'first' | 'another' | 'removed' | 'last'

type FactorsContext = {
  /** The factor whose set-up is under way. */
  enrolled: BegunFactor | null
  /** The factor that is to be removed. */
  removed: NamedFactor | null
}

type FactorsEvent =
  | { type: 'addition.requested' }
  | { type: 'factor.enrolled'; factor: EnrolledFactor }
  /** A set-up that was left goes on, for instance after the phone has thrown the page away while its app was open. */
  | { type: 'setUp.resumed'; factor: NamedFactor }
  | { type: 'factor.confirmed'; change: 'first' | 'another' }
  | { type: 'removal.requested'; factor: NamedFactor }
  | { type: 'factor.removed'; change: 'removed' | 'last' }
  | { type: 'change.cancelled' }
  /** The account may have other factors by now than the list says. */
  | { type: 'list.outdated' }

const giveUp = {
  target: '#factors.listing',
  actions: { type: 'emitEnd', params: { change: null } },
} as const

/**
 * The second factors of an account: their list, the steps by which an authenticator app is added, and the removal of one,
 * before which the list is read again, since its question depends on it. A set-up that is cancelled is discarded; one that
 * is left can be finished later.
 */
export const factorsMachine = setup({
  types: {} as {
    context: FactorsContext
    events: FactorsEvent
    emitted:
      | { type: 'setUp.cancelled'; factorId: string }
      /** A step is over, and the list is in its place again; `change` is null if nothing was changed. */
      | { type: 'change.ended'; change: FactorChange | null }
      | { type: 'list.needed' }
  },
  actors: {
    /** Reports that the factors may have been changed elsewhere. */
    changes: fromCallback(() => {}),
    /** Reads the list again. */
    check: fromPromise<unknown>(notProvided),
  },
  actions: {
    setEnrolled: assign({ enrolled: (_, { factor }: { factor: BegunFactor }) => factor }),
    setRemoved: assign({ removed: (_, { factor }: { factor: NamedFactor }) => factor }),
    forget: assign({ enrolled: null, removed: null }),
    emitCancelled: emit(({ context }) => ({
      type: 'setUp.cancelled' as const,
      factorId: context.enrolled?.id ?? '',
    })),
    emitEnd: emit((_, { change }: { change: FactorChange | null }) => ({
      type: 'change.ended' as const,
      change,
    })),
    askForList: emit({ type: 'list.needed' }),
  },
}).createMachine({
  id: 'factors',
  context: { enrolled: null, removed: null },
  invoke: { id: 'changes', src: 'changes' },
  initial: 'listing',
  on: { 'list.outdated': { actions: 'askForList' } },
  states: {
    listing: {
      entry: 'forget',
      on: {
        'addition.requested': { target: 'naming', actions: 'askForList' },
        'setUp.resumed': {
          target: 'confirming',
          actions: { type: 'setEnrolled', params: ({ event }) => event },
        },
        'removal.requested': {
          target: 'removing',
          actions: { type: 'setRemoved', params: ({ event }) => event },
        },
      },
    },
    /** A form asks for the name of the device. */
    naming: {
      on: {
        'factor.enrolled': {
          target: 'confirming',
          // Who leaves the page now finds the set-up in the list.
          actions: [{ type: 'setEnrolled', params: ({ event }) => event }, 'askForList'],
        },
        'change.cancelled': giveUp,
      },
    },
    /** The app takes over the key, and a form asks for its first code. */
    confirming: {
      on: {
        'factor.confirmed': {
          target: 'listing',
          actions: { type: 'emitEnd', params: ({ event }) => event },
        },
        'change.cancelled': { ...giveUp, actions: ['emitCancelled', giveUp.actions] },
        // Nothing here depends on the list, and a read that fails would take the key out of sight.
        'list.outdated': {},
      },
    },
    removing: {
      initial: 'checking',
      on: { 'change.cancelled': giveUp },
      states: {
        /** The list is being read again. If that fails, the list says so. */
        checking: { invoke: { id: 'check', src: 'check', onDone: 'asking', onError: 'asking' } },
        /** A form asks for a code of now. */
        asking: {
          on: {
            'factor.removed': {
              target: '#factors.listing',
              actions: { type: 'emitEnd', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
})

export type FactorsSnapshot = SnapshotFrom<typeof factorsMachine>
