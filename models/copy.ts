import { defineModel } from '@king-exchange/machine-workbench/models'
import { copyMachine } from '@/machines/copyMachine'

/** A button that copies a text. */
export const copy = defineModel({
  machine: copyMachine,
  title: 'Copy button',
  input: undefined,
  events: [
    { type: 'copy.requested' },
    { type: 'xstate.done.actor.copy', output: undefined },
    { type: 'xstate.error.actor.copy', error: 'refused' },
  ],
  sentences: {
    ready: 'The button offers to copy',
    copying: 'The text is being copied',
    copied: 'The text was copied, and the button says so',
    refused: 'The browser did not copy; the text is selected, to be copied by hand',
  },
})
