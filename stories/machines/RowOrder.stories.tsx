import { MarketTable } from './MarketTable'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

export const RowOrder = () => <SiteStepper machine="rowOrder" subjects={{ rowOrder: MarketTable }} />
