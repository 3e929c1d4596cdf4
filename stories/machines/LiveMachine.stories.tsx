import { PriceTicker } from '@/components/live/PriceTicker'
import { type LiveEvent, selectIsLive, selectIsMoving } from '@/machines/liveMachine'
import { frozenLive } from '../workbench/frozenLive'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Live' }

const events: LiveEvent[] = [
  { type: 'environment.read', choice: null, isReduced: false },
  { type: 'live.toggled' },
  { type: 'motion.reduced' },
  { type: 'motion.allowed' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
]

const frame = (...state: Parameters<typeof frozenLive>) => {
  const snapshot = frozenLive(...state)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        choice: snapshot.context.choice ?? 'none',
        'lets things move': selectIsLive(snapshot) ? 'yes' : 'no',
        'things move now': selectIsMoving(snapshot) ? 'yes' : 'no',
      }}
    >
      <LiveFrame motion={selectIsLive(snapshot) ? 'live' : 'paused'}>
        <PriceTicker />
      </LiveFrame>
    </MachineFrame>
  )
}

export const PreferencePaused = () => frame({ preference: 'paused', tab: 'shown' })

export const PreferencePausedByChoice = () => frame({ preference: 'paused', tab: 'shown' }, 'paused')

export const PreferenceLive = () => frame({ preference: 'live', tab: 'shown' })

export const PreferenceLiveByChoice = () => frame({ preference: 'live', tab: 'shown' }, 'live')

export const TabShown = () => frame({ preference: 'paused', tab: 'shown' })

export const TabHidden = () => frame({ preference: 'live', tab: 'hidden' })
