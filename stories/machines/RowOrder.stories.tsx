import { LiveFrame } from '../workbench/LiveFrame'
import { MarketTable } from './MarketTable'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const OfMarket = () => (
  <LiveFrame>
    <MarketTable />
  </LiveFrame>
)

export const RowOrder = () => <SiteStepper machine="rowOrder" subjects={{ rowOrder: OfMarket }} />
