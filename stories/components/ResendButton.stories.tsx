import { ResendButton } from '@/components/auth/ResendButton'
import { answer, refusal } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenResend } from '../workbench/frozenResend'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Resend button' }

const resend = (...state: Parameters<typeof frozenResend>) => (
  <Stage>
    <Frozen snapshots={{ resend: frozenResend(...state) }}>
      <ResendButton label="Send the email again" onSend={answer} />
    </Frozen>
  </Stage>
)

export const Ready = () => resend('ready')

export const Sending = () => resend('sending')

export const Cooling = () => resend('cooling', { secondsLeft: 42 })

export const LastSecond = () => resend('cooling', { secondsLeft: 1 })

export const RateLimited = () =>
  resend('failed', { failure: refusal('rateLimited', 'Request rate limit reached') })

export const Unreachable = () => resend('failed', { failure: refusal('unreachable') })
