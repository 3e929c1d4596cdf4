import { fromPromise, type SnapshotFrom, setup } from 'xstate'
import { notProvided } from './notProvided'

/**
 * Copies a text to the clipboard and confirms it for three seconds. A refusal is shown until the next attempt, which is
 * possible at any time, also if the browser never answers.
 */
export const copyMachine = setup({
  types: {} as { events: { type: 'copy.requested' } },
  actors: {
    /** Writes the text; rejects if the clipboard is refused or missing. */
    copy: fromPromise<void>(notProvided),
  },
  actions: {
    /** Selects the text, so that it can be copied by hand. */
    selectText: () => {},
  },
  delays: { confirmed: 3_000 },
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
    copied: { after: { confirmed: 'ready' } },
    refused: {},
  },
})

export type CopySnapshot = SnapshotFrom<typeof copyMachine>
