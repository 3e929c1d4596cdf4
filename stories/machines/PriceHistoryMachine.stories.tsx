import { MachineSeam } from '@/components/machines/MachineSeam'
import { PriceSincePageOpened } from '@/components/market/PriceSincePageOpened'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { kcc } from '@/data/registries/tokens'
import { formatDollars } from '@/data/rules/figures'
import { selectHistory } from '@/machines/priceHistoryMachine'
import { storyNow } from '../fixtures'
import { frozenPriceHistory } from '../workbench/frozenPriceHistory'
import { frozenPrices } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Price history' }

const asset = { ...kcc, volume: 38_460_000, marketCap: 687_300_000 }
const prices = frozenPrices([kcc])
const walk = [68.73, 68.9, 68.81, 69.02, prices.context.entries[0]?.price ?? kcc.price]

const events = [
  { type: 'prices.resumed' },
  { type: 'prices.paused' },
  { type: 'book.changed', changed: [{ symbol: 'KCC', price: 69.1, changedAt: storyNow }] },
]

function History() {
  return <PriceSincePageOpened asset={asset} history={usePriceHistory()} />
}

const frame = (state: 'paused' | 'recording') => {
  const priceHistory = frozenPriceHistory('KCC', walk, state)
  const kept = selectHistory(priceHistory, 'KCC')
  return (
    <MachineFrame
      snapshot={priceHistory}
      events={events}
      memory={{ KCC: kept.map(({ price }) => formatDollars(price)).join(', ') }}
    >
      <MachineSeam.Provider value={{ snapshots: { prices, priceHistory } }}>
        <LiveFrame motion={state === 'paused' ? 'paused' : 'live'}>
          <History />
        </LiveFrame>
      </MachineSeam.Provider>
    </MachineFrame>
  )
}

export const Paused = () => frame('paused')

export const Recording = () => frame('recording')
