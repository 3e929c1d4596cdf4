import { defineModel } from '@king-exchange/machine-workbench/models'
import { marketAssets } from '@/data/market/marketAssets'
import { type SymbolStart, startsOf } from '@/data/market/quotes'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { pricesMachine, type SubscriberName, subscriberIntervals } from '@/machines/pricesMachine'
import { tick } from './clock.ts'

/** A few assets of the market. */
export const someAssets = marketAssets.slice(0, 5)

const shownBy = (subscriber: SubscriberName, tokens: readonly SymbolStart[]) =>
  defineModel({
    machine: pricesMachine,
    input: { seed: 7 },
    events: [
      { type: 'prices.resumed' },
      { type: 'prices.paused' },
      { type: 'subscriber.added', subscriber, starts: startsOf(tokens) },
      { ...tick(15_000), interval: subscriberIntervals[subscriber] },
      { type: 'prices.received', quotes: [{ symbol: 'KCC', price: 70, change24h: 16 }], now: 30_000 },
      { type: 'subscriber.removed', subscriber },
    ],
    sentences: {
      paused: 'Prices stand still',
      running: 'Prices move',
    },
    ignored: {
      paused: {
        'prices.paused': 'They are paused already: the switch also reports at the start.',
        'prices.received': 'Prices stand still; the feed is stopped, and a late answer must not move them.',
        'clock.ticked': 'The clocks are stopped; a last tick must not move prices.',
      },
      running: { 'prices.resumed': 'They are running already.' },
    },
  })

/** The store of all prices, as each part of the site that shows some begins with it. */
export const prices = {
  ticker: shownBy('ticker', tickerTokens),
  kccPrice: shownBy('kccPrice', [kcc]),
  market: shownBy('market', someAssets),
}
