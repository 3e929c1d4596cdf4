import { fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { MotionChoice } from '@/data/browser/motion'

/** What the browser and the visitor say about it. */
export type LiveEvent =
  | { type: 'environment.read'; choice: MotionChoice }
  | { type: 'live.toggled' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' }

/**
 * The one switch for everything that changes by itself (WCAG 2.2, 2.2.2). What a visitor chooses outlives the visit.
 * Nothing changes before the environment has been read, nor in a hidden tab. A system's wish for reduced motion is no
 * business of it: it stops what moves, which the style sheet sees to, and not figures that change in place.
 */
export const liveMachine = setup({
  types: {} as { events: LiveEvent },
  actors: {
    /** Reads the stored choice once, then follows the tab's visibility. */
    environment: fromCallback(() => {}),
  },
  actions: {
    /** Stores the choice for the next visit. */
    storeChoice: (_, _params: { choice: MotionChoice }) => {},
    /** Tells the style sheet, which moves and stills the animations. */
    showPreference: (_, _params: { choice: MotionChoice }) => {},
  },
  guards: {
    isLive: (_, { choice }: { choice: MotionChoice }) => choice === 'live',
  },
}).createMachine({
  id: 'live',
  invoke: { id: 'environment', src: 'environment' },
  type: 'parallel',
  states: {
    preference: {
      initial: 'paused',
      states: {
        paused: {
          entry: { type: 'showPreference', params: { choice: 'paused' } },
          on: {
            'environment.read': { guard: { type: 'isLive', params: ({ event }) => event }, target: 'live' },
            'live.toggled': {
              target: 'live',
              actions: { type: 'storeChoice', params: { choice: 'live' } },
            },
          },
        },
        live: {
          entry: { type: 'showPreference', params: { choice: 'live' } },
          on: {
            'live.toggled': {
              target: 'paused',
              actions: { type: 'storeChoice', params: { choice: 'paused' } },
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

/** Whether the visitor lets things change by themselves. */
export const selectIsLive = (snapshot: LiveSnapshot) => snapshot.matches({ preference: 'live' })

/** Whether figures tick now: they are let to, and somebody can see it. */
export const selectIsTicking = (snapshot: LiveSnapshot) =>
  snapshot.matches({ preference: 'live', tab: 'shown' })
