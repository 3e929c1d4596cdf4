import { PriceSincePageOpened } from '@/components/market/PriceSincePageOpened'
import { usePriceHistory } from '@/components/market/usePriceHistory'
import { kcc } from '@/data/registries/tokens'
import { HeldPrices } from './HeldPrices'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

function History() {
  const asset = { ...kcc, volume: 38_460_000, marketCap: 687_300_000 }
  return <PriceSincePageOpened asset={asset} history={usePriceHistory()} />
}

const OfKcc = () => (
  <HeldPrices of={[kcc]}>
    <History />
  </HeldPrices>
)

export const PriceHistory = () => <SiteStepper machine="priceHistory" subjects={{ priceHistory: OfKcc }} />
