import { defineModel } from '@king-exchange/machine-workbench/models'
import { priceHistoryMachine } from '@/machines/priceHistoryMachine'

/** The prices of an asset since its page was opened. */
export const priceHistory = defineModel({
  machine: priceHistoryMachine,
  input: { openedAt: 0 },
  events: [
    { type: 'prices.resumed' },
    { type: 'prices.paused' },
    { type: 'prices.changed', changed: [{ symbol: 'KCC', price: 70, changedAt: 30_000 }] },
  ],
  sentences: {
    paused: 'Prices stand still, so none is recorded',
    recording: 'Each new price is recorded for the chart',
  },
  ignored: {
    paused: {
      'prices.changed': 'Nothing is recorded while prices are paused.',
      'prices.paused': 'It is paused already: the switch also reports at the start.',
    },
    recording: { 'prices.resumed': 'It is recording already.' },
  },
})
