import { SocialButtons, type SocialButtonsProps } from '@/components/auth/SocialButtons'
import { answer } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenOauthRedirect } from '../workbench/frozenOauthRedirect'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Social buttons' }

const buttons = (props: Omit<SocialButtonsProps, 'onChoose'> = {}) => (
  <WideStage>
    <SocialButtons onChoose={answer} {...props} />
  </WideStage>
)

const opening = (...state: Parameters<typeof frozenOauthRedirect>) => (
  <Frozen snapshots={{ oauthRedirect: frozenOauthRedirect(...state) }}>{buttons()}</Frozen>
)

export const Ready = () => buttons()

export const OpeningGoogle = () => opening('redirecting', 'google')

export const OpeningTwitter = () => opening('asking', 'twitter')

export const WhileTheFormIsSending = () => buttons({ isDisabled: true })
