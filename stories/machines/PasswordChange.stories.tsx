import { ChangePassword } from '@/components/account/security/ChangePassword'
import { answer, person } from '../fixtures'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const Section = () => (
  <WideStage>
    <ChangePassword email={person.email} calls={{ onSend: answer, code: { onSend: answer } }} />
  </WideStage>
)

export const PasswordChange = () => (
  <SiteStepper machine="passwordChange" subjects={{ passwordChange: Section }} />
)
