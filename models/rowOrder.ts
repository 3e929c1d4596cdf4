import { defineModel } from 'machine-workbench/source/model'
import { rowOrderMachine } from '@/machines/rowOrderMachine'

/** The order of the market's rows, which waits while one of them is pointed at. */
export const rowOrder = defineModel({
  machine: rowOrderMachine,
  input: undefined,
  events: [
    { type: 'pointer.entered' },
    { type: 'pointer.left' },
    { type: 'touch.ended' },
    { type: 'focus.entered' },
    { type: 'focus.left' },
    { type: 'rows.removed' },
  ],
  ignored: {
    'pointer.away': { 'touch.ended': 'The touch has begun outside the rows.' },
    'pointer.settling': { 'touch.ended': 'A touch of the rows begins by entering them.' },
  },
})
