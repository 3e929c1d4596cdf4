import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'

/** What a visitor has chosen for everything that moves by itself. */
export type LiveChoice = 'live' | 'paused'

/** What the browser says about motion. */
export type LiveEvent =
  | { type: 'environment.read'; choice: LiveChoice | null; isReduced: boolean }
  | { type: 'live.toggled' }
  | { type: 'motion.reduced' }
  | { type: 'motion.allowed' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' }

/**
 * The one switch for everything that moves by itself (WCAG 2.2, 2.2.2). A visitor's choice outlives a visit and goes
 * before the system's wish for reduced motion; that wish, expressed anew, goes before an older choice. Nothing moves
 * before the environment has been read, nor in a hidden tab.
 */
export const liveMachine = setup({
  types: {} as { context: { choice: LiveChoice | null }; events: LiveEvent },
  actors: {
    /** Reads the stored choice and the system's wish once, then follows the wish and the tab's visibility. */
    environment: fromCallback(() => {}),
  },
  actions: {
    keepChoice: assign({ choice: (_, { choice }: { choice: LiveChoice | null }) => choice }),
    /** Stores the choice for the next visit, or forgets it. */
    storeChoice: (_, _params: { choice: LiveChoice | null }) => {},
    /** Tells the style sheet, which moves and stills the animations. */
    showPreference: (_, _params: { choice: LiveChoice }) => {},
  },
  guards: {
    isMotionWanted: (_, { choice, isReduced }: { choice: LiveChoice | null; isReduced: boolean }) =>
      choice ? choice === 'live' : !isReduced,
    isMotionUnopposed: ({ context }) => context.choice !== 'paused',
  },
}).createMachine({
  id: 'live',
  context: { choice: null },
  invoke: { id: 'environment', src: 'environment' },
  type: 'parallel',
  states: {
    preference: {
      initial: 'paused',
      on: {
        'environment.read': [
          {
            guard: { type: 'isMotionWanted', params: ({ event }) => event },
            target: '.live',
            actions: { type: 'keepChoice', params: ({ event }) => event },
          },
          { target: '.paused', actions: { type: 'keepChoice', params: ({ event }) => event } },
        ],
      },
      states: {
        paused: {
          entry: { type: 'showPreference', params: { choice: 'paused' } },
          on: {
            'live.toggled': {
              target: 'live',
              actions: [
                { type: 'keepChoice', params: { choice: 'live' } },
                { type: 'storeChoice', params: { choice: 'live' } },
              ],
            },
            'motion.allowed': { guard: 'isMotionUnopposed', target: 'live' },
          },
        },
        live: {
          entry: { type: 'showPreference', params: { choice: 'live' } },
          on: {
            'live.toggled': {
              target: 'paused',
              actions: [
                { type: 'keepChoice', params: { choice: 'paused' } },
                { type: 'storeChoice', params: { choice: 'paused' } },
              ],
            },
            'motion.reduced': {
              target: 'paused',
              actions: [
                { type: 'keepChoice', params: { choice: null } },
                { type: 'storeChoice', params: { choice: null } },
              ],
            },
          },
        },
      },
    },
    tab: {
      initial: 'shown',
      states: {
        shown: { on: { 'tab.hidden': 'hidden' } },
        hidden: { on: { 'tab.shown': 'shown' } },
      },
    },
  },
})

export type LiveSnapshot = SnapshotFrom<typeof liveMachine>

/** Whether the visitor lets things move. */
export const selectIsLive = (snapshot: LiveSnapshot) => snapshot.matches({ preference: 'live' })

/** Whether things move now: they are let to, and somebody can see it. */
export const selectIsMoving = (snapshot: LiveSnapshot) =>
  snapshot.matches({ preference: 'live', tab: 'shown' })
