import { ResendButton } from '@/components/auth/ResendButton'
import { answer } from '../fixtures'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const Again = () => (
  <WideStage>
    <ResendButton label="Send the email again" onSend={answer} />
  </WideStage>
)

export const Resend = () => <SiteStepper machine="resend" subjects={{ resend: Again }} />
