import { PriceTicker } from '@/components/live/PriceTicker'
import { tickerStart } from '@/data/registries/ticker'
import { type LiveEvent, selectIsLive, selectIsTicking } from '@/machines/liveMachine'
import { tickerMachine } from '@/machines/tickerMachine'
import { frozenLive } from '../workbench/frozenLive'
import { walkedTo } from '../workbench/frozenWalk'
import { LiveFrame } from '../workbench/LiveFrame'
import { MachineFrame } from './MachineFrame'

export default { title: 'Machines / Live' }

const events: LiveEvent[] = [
  { type: 'environment.read', choice: 'live' },
  { type: 'live.toggled' },
  { type: 'tab.hidden' },
  { type: 'tab.shown' },
]

const frame = (preference: 'live' | 'paused', tab: 'shown' | 'hidden') => {
  const snapshot = frozenLive({ preference, tab })
  const isTicking = selectIsTicking(snapshot)
  return (
    <MachineFrame
      snapshot={snapshot}
      events={events}
      memory={{
        'the visitor lets things change': selectIsLive(snapshot) ? 'yes' : 'no',
        'figures tick now': isTicking ? 'yes' : 'no',
      }}
    >
      <LiveFrame motion={preference} tab={tab}>
        <PriceTicker snapshot={walkedTo(tickerMachine, isTicking ? 'live' : 'paused', tickerStart)} />
      </LiveFrame>
    </MachineFrame>
  )
}

export const PreferencePaused = () => frame('paused', 'shown')

export const PreferenceLive = () => frame('live', 'shown')

export const TabShown = () => frame('live', 'shown')

export const TabHidden = () => frame('live', 'hidden')
