import { defineModel } from 'machine-workbench/source/model'
import { pricesMachine } from '@/machines/pricesMachine'

/** What prices begin with. */
export const starts = { KCC: { price: 68.73, change24h: 15.2, volatility: 0.08 } }

/** The book of all prices. */
export const prices = defineModel({
  machine: pricesMachine,
  input: { seed: 7 },
  events: [
    { type: 'prices.resumed' },
    { type: 'prices.paused' },
    { type: 'reader.added', reader: 'ticker', starts },
    { type: 'reader.ticked', reader: 'ticker', now: 30_000 },
    { type: 'prices.received', quotes: [{ symbol: 'KCC', price: 70, change24h: 16 }], now: 30_000 },
    { type: 'reader.removed', reader: 'ticker' },
  ],
  sentences: {
    paused: 'Prices stand still',
    running: 'Prices move',
  },
  ignored: {
    paused: {
      'prices.paused': 'They are paused already: the switch also reports at the start.',
      'prices.received': 'Prices stand still; the feed is stopped, and a late answer must not move them.',
      'reader.ticked': 'No prices are due while they stand still.',
    },
    running: { 'prices.resumed': 'They are running already.' },
  },
})
