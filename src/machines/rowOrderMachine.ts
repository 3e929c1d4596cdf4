import { type SnapshotFrom, setup } from 'xstate'

type RowsEvent =
  | { type: 'pointer.entered' }
  | { type: 'pointer.left' }
  | { type: 'touch.ended' }
  | { type: 'focus.entered' }
  | { type: 'focus.left' }
  | { type: 'rows.removed' }

/**
 * True if the rows of a table have to stay where they are: while the pointer or the focus is among them, and after a
 * touch until its click has arrived, so that no row moves from under a finger.
 */
export const rowOrderMachine = setup({
  types: {} as { events: RowsEvent; tags: 'locked' },
  /** Milliseconds from the end of a touch; enough for a second tap. */
  delays: { settled: 1500 },
}).createMachine({
  id: 'rowOrder',
  type: 'parallel',
  states: {
    pointer: {
      initial: 'away',
      on: { 'pointer.entered': '.among', 'pointer.left': '.away', 'rows.removed': '.away' },
      states: {
        away: {},
        among: { tags: 'locked', on: { 'touch.ended': 'settling' } },
        settling: { tags: 'locked', after: { settled: 'away' } },
      },
    },
    focus: {
      initial: 'away',
      on: { 'focus.entered': '.among', 'focus.left': '.away', 'rows.removed': '.away' },
      states: { away: {}, among: { tags: 'locked' } },
    },
  },
})

/** True if the rows stay where they are. */
export const selectIsLocked = (snapshot: SnapshotFrom<typeof rowOrderMachine>) => snapshot.hasTag('locked')
