import { chakra } from '@chakra-ui/react/styled-system'
import { MachineSeam } from 'machine-workbench/source/seam'
import { type ReactNode, useContext, useState } from 'react'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { marketAssets } from '@/data/registries/market'
import { type SymbolStart, startsOf } from '@/data/rules/quotes'
import { ignore } from '../fixtures'
import { frozenPrices } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'

/** A few assets of the market. */
export const someAssets = marketAssets.slice(0, 5)

/** Keeps the price book in one state beside the machine that is stepped. */
export function HeldPrices({ of, children }: { of: readonly SymbolStart[]; children: ReactNode }) {
  const seam = useContext(MachineSeam)
  const [prices] = useState(() => frozenPrices(of, 'running'))
  return (
    <MachineSeam value={{ ...seam, snapshots: { prices: prices.machine.getPersistedSnapshot(prices) } }}>
      <LiveFrame>{children}</LiveFrame>
    </MachineSeam>
  )
}

/** The market with these assets. */
export function MarketTable() {
  const market = usePriceReader('market', startsOf(someAssets))
  return (
    <chakra.div padding={{ base: '4', md: '8' }}>
      <AssetBrowser market={market} assets={someAssets} view={{}} onViewChange={ignore} />
    </chakra.div>
  )
}
