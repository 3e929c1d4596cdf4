import { fromCallback } from 'xstate'
import { readMotionChoice } from '@/data/browser/motion'
import type { LiveEvent } from '@/machines/liveMachine'

/** Reports the tab's visibility and the stored choice, then each change of the visibility. */
export const liveEnvironment = fromCallback(({ sendBack }) => {
  const report = (event: LiveEvent) => sendBack(event)
  const onVisibility = () => report({ type: document.hidden ? 'tab.hidden' : 'tab.shown' })
  onVisibility()
  report({ type: 'environment.read', choice: readMotionChoice() })
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
})
