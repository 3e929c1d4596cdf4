import { assign, setup } from 'xstate'
import type { StageReport } from '../stage/messages.ts'
import type { Exchange } from '../stage/playedBackend.ts'
import type { Place } from './place.ts'

type JourneyContext = {
  /** Where the panel wants the stage to be. */
  place: Place
  /** The step that the stage is taking, or has taken last. */
  step: string
  /** The address of the page on the stage. */
  path: string
  /** Counts how often the stage has begun the journey. */
  run: number
  /** The run with which the document of the stage was loaded; it can begin the journey more than once. */
  loadedRun: number
  exchanges: Exchange[]
  /** Why the stage does not arrive. */
  problem: string | null
}

type JourneyEvent =
  /** `goesOn`: the place lies on the way on from where the stage is. */
  { type: 'place.chosen'; place: Place; goesOn: boolean } | { type: 'stage.wanted' } | StageReport

/** The panel of a journey and what it knows of its stage. */
export const journeyMachine = setup({
  types: {} as { input: { place: Place }; context: JourneyContext; events: JourneyEvent },
  actions: {
    /** Asks the stage to go on to the place. */
    order: () => {},
    /** Asks the stage to begin the journey again and go to the place. */
    renew: () => {},
    choose: assign({ place: (_, { place }: { place: Place }) => place }),
    startAgain: assign({
      run: ({ context }) => context.run + 1,
      step: '',
      exchanges: [],
      problem: null,
    }),
    /** A stage that is on its way, stuck or off the path is left with its document. */
    loadAgain: assign({ loadedRun: ({ context }) => context.run }),
    keepStep: assign({ step: (_, { step }: { step: string }) => step }),
    keepPath: assign({ path: (_, { path }: { path: string }) => path }),
    keepProblem: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    follow: assign((_, { place, path }: { place: Place; path: string }) => ({
      place,
      path,
      step: place.step,
    })),
    keepExchange: assign({
      exchanges: ({ context }, { exchange }: { exchange: Exchange }) => [
        ...context.exchanges.filter(({ id }) => id !== exchange.id),
        exchange,
      ],
    }),
  },
  guards: {
    goesOn: (_, { goesOn }: { goesOn: boolean }) => goesOn,
  },
  delays: {
    /** Milliseconds; longer than a step of the stage may take before it is given up there. */
    silence: 40_000,
  },
}).createMachine({
  id: 'journey',
  context: ({ input }) => ({
    ...input,
    step: '',
    path: '',
    run: 1,
    loadedRun: 1,
    exchanges: [],
    problem: null,
  }),
  initial: 'walking',
  on: {
    'place.chosen': {
      target: '.walking',
      actions: [{ type: 'choose', params: ({ event }) => event }, 'startAgain', 'loadAgain'],
    },
    'stage.wanted': { target: '.walking', actions: ['startAgain', 'loadAgain'] },
    'stage.asked': { actions: { type: 'keepExchange', params: ({ event }) => event } },
  },
  states: {
    /** The stage is on its way to the place. */
    walking: {
      after: {
        silence: {
          target: 'stuck',
          actions: { type: 'keepProblem', params: { problem: 'The stage does not answer.' } },
        },
      },
      on: {
        'stage.stepped': {
          target: 'walking',
          reenter: true,
          actions: { type: 'keepStep', params: ({ event }) => event },
        },
        'stage.arrived': { target: 'there', actions: { type: 'keepPath', params: ({ event }) => event } },
        'stage.stuck': { target: 'stuck', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    there: {
      on: {
        'place.chosen': [
          {
            guard: { type: 'goesOn', params: ({ event }) => event },
            target: 'walking',
            actions: [{ type: 'choose', params: ({ event }) => event }, 'order'],
          },
          {
            target: 'walking',
            actions: [{ type: 'choose', params: ({ event }) => event }, 'startAgain', 'renew'],
          },
        ],
        'stage.left': 'left',
        'stage.followed': { actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
    stuck: {},
    /** Somebody has acted on the stage by hand, and what it shows belongs to no step. */
    left: {
      on: {
        'stage.arrived': { target: 'there', actions: { type: 'keepPath', params: ({ event }) => event } },
        'stage.followed': { target: 'there', actions: { type: 'follow', params: ({ event }) => event } },
      },
    },
  },
})
