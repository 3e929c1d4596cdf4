import { SecondFactors } from '@/components/account/security/SecondFactors'
import { answer, enrolledFactor, factorOf, ignore } from '../fixtures'
import { frozenRead } from '../workbench/frozenRead'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

const read = frozenRead({ read: 'current' }, [factorOf('totp', 'Tablet at home')])

const Section = () => (
  <WideStage>
    <SecondFactors
      since={null}
      factors={read}
      calls={{
        enrol: () => Promise.resolve(enrolledFactor),
        confirm: answer,
        remove: answer,
        discard: ignore,
        onChanged: ignore,
        onNotAdded: ignore,
        onNotRemoved: ignore,
      }}
    />
  </WideStage>
)

export const Factors = () => <SiteStepper machine="factors" subjects={{ factors: Section }} />
