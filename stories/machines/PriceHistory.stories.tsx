import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { useContext, useState } from 'react'
import { AssetChart } from '@/components/market/AssetChart'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { kcc } from '@/data/market/tokens'
import { ignore } from '../fixtures'
import { frozenPrices } from '../workbench/frozenPrices'
import { LiveFrame } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'
import { useSteppedSwitch } from './useSteppedSwitch'

export default { title: 'Stepper' }

function History() {
  const asset = { ...kcc, volume: 38_460_000, marketCap: 687_300_000 }
  const history = usePriceHistory()
  useSteppedSwitch(history)
  return <AssetChart asset={asset} history={history} view={{}} onViewChange={ignore} />
}

/** The price store stands still beside the machine that is stepped. */
function OfKcc() {
  const seam = useContext(MachineSeam)
  const [prices] = useState(() => frozenPrices([kcc], 'running'))
  return (
    <MachineSeam value={{ ...seam, snapshots: { prices: prices.machine.getPersistedSnapshot(prices) } }}>
      <LiveFrame>
        <History />
      </LiveFrame>
    </MachineSeam>
  )
}

export const PriceHistory = () => <SiteStepper machine="priceHistory" subjects={{ priceHistory: OfKcc }} />
