import { AssetChart } from '@/components/market/AssetChart'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { kcc } from '@/data/registries/tokens'
import { ignore } from '../fixtures'
import { HeldPrices } from './HeldPrices'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

function History() {
  const asset = { ...kcc, volume: 38_460_000, marketCap: 687_300_000 }
  return <AssetChart asset={asset} history={usePriceHistory()} view={{}} onViewChange={ignore} />
}

const OfKcc = () => (
  <HeldPrices of={[kcc]}>
    <History />
  </HeldPrices>
)

export const PriceHistory = () => <SiteStepper machine="priceHistory" subjects={{ priceHistory: OfKcc }} />
