import type { StateValueFrom } from 'xstate'
import { MachineSeam } from '@/components/machines/MachineSeam'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { tickerTokens } from '@/data/registries/tokens'
import { formatChange, formatPrice } from '@/data/rules/figures'
import { startsOf } from '@/data/rules/quotes'
import type { PricesSnapshot, pricesMachine } from '@/machines/pricesMachine'
import { storyNow } from '../fixtures'
import { frozenPrices, frozenReader } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Prices' }

const events = [
  { type: 'prices.resumed' },
  { type: 'prices.paused' },
  { type: 'reader.added', reader: 'ticker', starts: startsOf(tickerTokens) },
  { type: 'reader.ticked', reader: 'ticker', now: storyNow },
  { type: 'reader.removed', reader: 'ticker' },
  { type: 'prices.received', quotes: [...tickerTokens], now: storyNow },
  { type: 'feed.online' },
  { type: 'feed.stale' },
  { type: 'feed.offline' },
]

const bookOf = ({ context }: PricesSnapshot) =>
  Object.fromEntries(
    context.entries.map(({ symbol, price, change24h }) => [
      symbol,
      `${formatPrice(price)} USDT, ${formatChange(change24h)}`,
    ]),
  )

const frame = (value: StateValueFrom<typeof pricesMachine>) => {
  const prices = frozenPrices(tickerTokens, value)
  const priceReader = frozenReader('ticker', value === 'paused' ? 'paused' : 'live', tickerTokens)
  return (
    <MachineFrame snapshot={prices} events={events} memory={bookOf(prices)}>
      <MachineSeam.Provider value={{ snapshots: { prices, priceReader } }}>
        <LiveFrame motion={value === 'paused' ? 'paused' : 'live'}>
          <PriceTicker />
        </LiveFrame>
      </MachineSeam.Provider>
    </MachineFrame>
  )
}

export const Paused = () => frame('paused')

export const RunningLive = () => frame({ running: 'live' })

export const RunningStale = () => frame({ running: 'stale' })

export const RunningOffline = () => frame({ running: 'offline' })
