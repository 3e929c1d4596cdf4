import { fromCallback, type SnapshotFrom, setup } from 'xstate'
import type { MotionChoice } from '@/data/site/motion'

/** The events of the live switch. */
export type LiveEvent =
  | { type: 'environment.loaded'; choice: MotionChoice }
  | { type: 'live.toggled' }
  | { type: 'tab.hidden' }
  | { type: 'tab.shown' }

/**
 * The live switch: one switch for everything that changes by itself (WCAG 2.2, 2.2.2). The visitor's choice is stored.
 * Nothing changes before the environment has been read, nor in a hidden tab. The system setting for reduced motion is
 * not part of it: the style sheet follows it, and it stops movement, not figures that change in place.
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
    /** Tells the style sheet, which runs and stops the animations. */
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
            'environment.loaded': { guard: { type: 'isLive', params: ({ event }) => event }, target: 'live' },
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
        shown: {
          on: { 'tab.hidden': 'hidden' },
        },
        hidden: {
          on: { 'tab.shown': 'shown' },
        },
      },
    },
  },
})

export type LiveSnapshot = SnapshotFrom<typeof liveMachine>

/** True if the switch is on. */
export const selectIsLive = (snapshot: LiveSnapshot) => snapshot.matches({ preference: 'live' })

/** True if figures tick now: the switch is on and the tab is visible. */
export const selectIsTicking = (snapshot: LiveSnapshot) =>
  snapshot.matches({ preference: 'live', tab: 'shown' })
