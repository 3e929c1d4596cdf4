import { SocialButtons } from '@/components/auth/SocialButtons'
import { choose } from '../fixtures'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Social buttons' }

export const Ready = () => (
  <WideStage>
    <SocialButtons onChoose={choose} />
  </WideStage>
)
