import { ResendButton } from '@/components/auth/ResendButton'
import { answer, refusal } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FrozenResend, frozenResend } from '../workbench/frozenResend'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Resend' }

const events = [{ type: 'resend.requested' }]

const frame = (value: Parameters<typeof frozenResend>[0], memory: FrozenResend = {}) => {
  const snapshot = frozenResend(value, memory)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        secondsLeft: String(memory.secondsLeft ?? 0),
        failure: memory.failure?.message ?? 'none',
      }}
    >
      <Frozen snapshots={{ resend: snapshot }}>
        <ResendButton label="Send the email again" onSend={answer} />
      </Frozen>
    </MachineFrame>
  )
}

export const Ready = () => frame('ready')

export const Sending = () => frame('sending')

export const Cooling = () => frame('cooling', { secondsLeft: 42 })

export const Failed = () => frame('failed', { failure: refusal('unreachable') })
