import { SocialButtons } from '@/components/auth/SocialButtons'
import { choose } from '../fixtures'
import { frozenDeparture } from '../workbench/frozenDeparture'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Departure' }

const events = [{ type: 'destination.chosen', destination: 'google' }, { type: 'page.returned' }]

const frame = (...state: Parameters<typeof frozenDeparture>) => {
  const snapshot = frozenDeparture(...state)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{ destination: snapshot.context.destination ?? 'none' }}
    >
      <SocialButtons onChoose={choose} snapshot={snapshot} />
    </MachineFrame>
  )
}

export const Ready = () => frame('ready')

export const Asking = () => frame('asking', 'google')

export const Leaving = () => frame('leaving', 'google')
