import { defineModel, type Place } from 'machine-workbench/source/model'
import { copyMachine } from '@/machines/copyMachine'

const button = (place: Place) => place.getByRole('button', { name: /^Cop/ })

/** A button that copies a text. */
export const copy = defineModel({
  machine: copyMachine,
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
    refused: 'The browser did not copy; the text is marked, to be copied by hand',
  },
  gestures: (expect) => ({
    events: { 'copy.requested': (place) => button(place).click() },
    states: {
      ready: (place) => expect(button(place)).toHaveText('Copy'),
      copying: (place) => expect(button(place)).toHaveText('Copy'),
      copied: (place) => expect(button(place)).toHaveText('Copied'),
      refused: (place) => expect(place.getByRole('status')).toHaveText(/^Couldn’t copy\./),
    },
  }),
})
