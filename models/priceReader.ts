import { defineModel } from 'machine-workbench/source/model'
import { priceReaderMachine, type ReaderName } from '@/machines/priceReaderMachine'
import { tick } from './clock.ts'
import { starts } from './prices.ts'

const reader = (name: ReaderName) =>
  defineModel({
    machine: priceReaderMachine,
    input: { reader: name, starts },
    events: [{ type: 'prices.resumed' }, { type: 'prices.paused' }, tick(15_000)],
    sentences: {
      paused: 'This part of the page shows prices that stand still',
      live: 'This part of the page shows prices that move',
    },
    ignored: {
      paused: {
        'clock.ticked': 'The clock is stopped; a last tick must not ask for prices.',
        'prices.paused': 'They are paused already: the switch also reports at the start.',
      },
      live: { 'prices.resumed': 'They are live already.' },
    },
  })

/** The parts of the site that read prices. */
export const priceReaders = {
  ticker: reader('ticker'),
  kccPrice: reader('kccPrice'),
  market: reader('market'),
}
