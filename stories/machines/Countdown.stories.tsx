import { VipCountdown } from '@/components/home/VipCountdown'
import { LiveFrame } from '../workbench/LiveFrame'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const OfHome = () => (
  <LiveFrame motion="live">
    <VipCountdown />
  </LiveFrame>
)

export const Countdown = () => <SiteStepper machine="countdown" subjects={{ countdown: OfHome }} />
