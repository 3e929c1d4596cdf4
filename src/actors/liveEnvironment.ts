import { fromCallback } from 'xstate'
import { storedMotionChoice } from '@/data/site/motion'
import type { liveMachine } from '@/machines/liveMachine'
import type { Sends } from './sends'

/** Reports the tab's visibility and the stored choice, then each change of the visibility. */
export const liveEnvironment = fromCallback(
  ({ sendBack }: Sends<typeof liveMachine, 'environment.loaded' | 'tab.hidden' | 'tab.shown'>) => {
    const onVisibility = () => sendBack({ type: document.hidden ? 'tab.hidden' : 'tab.shown' })
    onVisibility()
    sendBack({ type: 'environment.loaded', choice: storedMotionChoice() })
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  },
)
