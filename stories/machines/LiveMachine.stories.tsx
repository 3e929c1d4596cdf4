import { MachineSeam } from '@/components/machines/MachineSeam'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { tickerTokens } from '@/data/registries/tokens'
import { type LiveEvent, selectIsLive, selectIsTicking } from '@/machines/liveMachine'
import { frozenLive } from '../workbench/frozenLive'
import { frozenPrices, frozenReader } from '../workbench/frozenPrices'
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
      <MachineSeam.Provider
        value={{
          snapshots: {
            prices: frozenPrices(tickerTokens, isTicking ? { running: 'live' } : 'paused'),
            priceReader: frozenReader('ticker', isTicking ? 'live' : 'paused', tickerTokens),
          },
        }}
      >
        <LiveFrame motion={preference} tab={tab}>
          <PriceTicker />
        </LiveFrame>
      </MachineSeam.Provider>
    </MachineFrame>
  )
}

export const PreferencePaused = () => frame('paused', 'shown')

export const PreferenceLive = () => frame('live', 'shown')

export const TabShown = () => frame('live', 'shown')

export const TabHidden = () => frame('live', 'hidden')

export const TabHiddenWhilePaused = () => frame('paused', 'hidden')
