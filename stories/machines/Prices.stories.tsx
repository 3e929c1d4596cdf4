import { KccPriceCard } from '@/components/home/KccPriceCard'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { LiveFrame } from '../workbench/LiveFrame'
import { MarketTable } from './MarketTable'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

const subjects = {
  ticker: () => (
    <LiveFrame>
      <PriceTicker />
    </LiveFrame>
  ),
  kccPrice: () => (
    <LiveFrame>
      <KccPriceCard maxWidth="sm" />
    </LiveFrame>
  ),
  market: MarketTable,
}

export const Prices = () => <SiteStepper machine="prices" subjects={subjects} />
