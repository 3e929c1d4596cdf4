import { SecondFactors } from '@/components/account/security/SecondFactors'
import { factorCalls, factorOf } from '../fixtures'
import { frozenRead } from '../workbench/frozenRead'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const read = frozenRead({ read: 'current' }, [factorOf('totp', 'Tablet at home')])

const Section = () => (
  <WideStage>
    <SecondFactors since={null} factors={read} calls={factorCalls} />
  </WideStage>
)

export const Factors = () => <SiteStepper machine="factors" subjects={{ factors: Section }} />
