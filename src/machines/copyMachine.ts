import { fromPromise, type SnapshotFrom, setup } from 'xstate'

/**
 * Puts a text on the clipboard and says so for a while. Where the browser refuses, that stays said until somebody
 * asks again. A browser that never answers can be asked again as well.
 */
export const copyMachine = setup({
  types: {} as { events: { type: 'copy.requested' } },
  actors: {
    /** Writes the text; rejects where the clipboard is refused or missing. */
    copy: fromPromise<void>(() => Promise.resolve()),
  },
  actions: {
    /** Marks the text, so that it can be copied by hand. */
    selectText: () => {},
  },
  delays: { said: 3_000 },
}).createMachine({
  id: 'copy',
  initial: 'ready',
  on: { 'copy.requested': { target: '.copying', reenter: true } },
  states: {
    ready: {},
    copying: {
      invoke: {
        id: 'copy',
        src: 'copy',
        onDone: 'copied',
        onError: { target: 'refused', actions: 'selectText' },
      },
    },
    copied: { after: { said: 'ready' } },
    refused: {},
  },
})

export type CopySnapshot = SnapshotFrom<typeof copyMachine>
