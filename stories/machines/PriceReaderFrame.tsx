import type { ReactNode } from 'react'
import { MachineSeam } from '@/components/machines/MachineSeam'
import { formatChange, formatPrice } from '@/data/rules/figures'
import type { Quote, SymbolStart } from '@/data/rules/quotes'
import type { ReaderName } from '@/machines/priceReaderMachine'
import { storyNow } from '../fixtures'
import { frozenPrices, frozenReader } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

const events = [
  { type: 'prices.resumed' },
  { type: 'prices.paused' },
  { type: 'clock.ticked', now: storyNow },
]

export type PriceReaderFrameProps = {
  reader: ReaderName
  state: 'live' | 'paused'
  assets: readonly SymbolStart[]
  /** What a visitor sees of it. */
  children: ReactNode
}

const priceAndChange = ({ price, change24h }: Quote) =>
  `${formatPrice(price)} USDT, ${formatChange(change24h)}`

/** A component's price reader in one state, with the price book that it reads; the live switch is in the same state. */
export function PriceReaderFrame({ reader, state, assets, children }: PriceReaderFrameProps) {
  const prices = frozenPrices(assets, state === 'live' ? { running: 'live' } : 'paused')
  const snapshot = frozenReader(reader, state, assets)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={Object.fromEntries(
        prices.context.entries.map((entry) => [entry.symbol, priceAndChange(entry)]),
      )}
    >
      <MachineSeam.Provider value={{ snapshots: { prices, priceReader: snapshot } }}>
        <LiveFrame motion={state} tab="shown">
          {children}
        </LiveFrame>
      </MachineSeam.Provider>
    </MachineFrame>
  )
}
