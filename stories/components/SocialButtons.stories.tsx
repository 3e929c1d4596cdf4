import { SocialButtons, type SocialButtonsProps } from '@/components/auth/SocialButtons'
import { choose } from '../fixtures'
import { frozenDeparture } from '../workbench/frozenDeparture'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Social buttons' }

const buttons = (props: Omit<SocialButtonsProps, 'onChoose'> = {}) => (
  <WideStage>
    <SocialButtons onChoose={choose} {...props} />
  </WideStage>
)

export const Ready = () => buttons()

export const OpeningGoogle = () => buttons({ snapshot: frozenDeparture('leaving', 'google') })

export const OpeningTwitter = () => buttons({ snapshot: frozenDeparture('asking', 'twitter') })

export const WhileTheFormIsSending = () => buttons({ isDisabled: true })
