import { defineModel } from '@king-exchange/machine-workbench/models'
import { rowOrderMachine } from '@/machines/rowOrderMachine'

/** The order of the market's rows, which waits while one of them is pointed at. */
export const rowOrder = defineModel({
  machine: rowOrderMachine,
  title: 'Order of the market’s rows',
  input: undefined,
  events: [
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'touch.ended' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
    { type: 'rows.removed' },
  ],
  sentences: {
    'pointer.away': 'No pointer is on the rows',
    'pointer.among': 'The pointer is on the rows, so they keep their order',
    'pointer.settling': 'A finger has just left the rows, so they keep their order for a moment',
    'focus.away': 'the keyboard is elsewhere',
    'focus.among': 'the keyboard is in the rows, so they keep their order',
  },
  ignored: {
    'pointer.away': { 'touch.ended': 'The touch has begun outside the rows.' },
    'pointer.settling': { 'touch.ended': 'A touch of the rows begins by entering them.' },
  },
})
