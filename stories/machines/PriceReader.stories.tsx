import { KccPriceCard } from '@/components/home/KccPriceCard'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { kcc, tickerTokens } from '@/data/registries/tokens'
import { HeldPrices, MarketTable, someAssets } from './HeldPrices'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

const subjects = {
  ticker: () => (
    <HeldPrices of={tickerTokens}>
      <PriceTicker />
    </HeldPrices>
  ),
  kccPrice: () => (
    <HeldPrices of={[kcc]}>
      <KccPriceCard maxWidth="sm" />
    </HeldPrices>
  ),
  market: () => (
    <HeldPrices of={someAssets}>
      <MarketTable />
    </HeldPrices>
  ),
}

export const PriceReader = () => <SiteStepper machine="priceReader" subjects={subjects} />
