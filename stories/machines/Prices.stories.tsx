import { PriceTicker } from '@/components/prices/PriceTicker'
import { LiveFrame } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

const Ticker = () => (
  <LiveFrame>
    <PriceTicker />
  </LiveFrame>
)

export const Prices = () => <SiteStepper machine="prices" subjects={{ prices: Ticker }} />
