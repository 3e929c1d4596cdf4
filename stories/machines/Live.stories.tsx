import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { liveMachine } from '@/machines/liveMachine'
import { ShownMotion } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

function LiveTicker() {
  const [logic, options] = useMachineSeam(liveMachine)
  return (
    <LiveContext.Provider logic={logic} options={options}>
      <PricesProvider>
        <ShownMotion>
          <PriceTicker />
        </ShownMotion>
      </PricesProvider>
    </LiveContext.Provider>
  )
}

export const Live = () => <SiteStepper machine="live" subjects={{ live: LiveTicker }} />
