import { SocialButtons } from '@/components/auth/SocialButtons'
import { answer } from '../fixtures'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const Buttons = () => (
  <WideStage>
    <SocialButtons onChoose={answer} />
  </WideStage>
)

export const OauthRedirect = () => (
  <SiteStepper machine="oauthRedirect" subjects={{ oauthRedirect: Buttons }} />
)
