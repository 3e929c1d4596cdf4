import { CopyField } from '@/components/account/CopyField'
import { registerUrl } from '../fixtures'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const Link = () => (
  <WideStage>
    <CopyField label="A link" value={`${registerUrl}?ref=CROWN7K2QX`} />
  </WideStage>
)

export const Copy = () => <SiteStepper machine="copy" subjects={{ copy: Link }} />
