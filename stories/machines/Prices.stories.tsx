import type { ReactNode } from 'react'
import { KccPriceCard } from '@/components/home/KccPriceCard'
import { PricesContext } from '@/components/prices/PricesProvider'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { LiveFrame } from '../workbench/LiveFrame'
import { MarketTable } from './MarketTable'
import { SiteStepper } from './SiteStepper'
import { useSteppedSwitch } from './useSteppedSwitch'

export default { title: 'Stepper' }

function Switched({ children }: { children: ReactNode }) {
  useSteppedSwitch(PricesContext.useActorRef())
  return children
}

const framed = (component: ReactNode) => () => (
  <LiveFrame>
    <Switched>{component}</Switched>
  </LiveFrame>
)

const subjects = {
  ticker: framed(<PriceTicker />),
  kccPrice: framed(<KccPriceCard maxWidth="sm" />),
  market: framed(<MarketTable />),
}

export const Prices = () => <SiteStepper machine="prices" subjects={subjects} />
