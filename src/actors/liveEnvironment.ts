import { fromCallback } from 'xstate'
import { readMotionChoice } from '@/data/stored/motion'
import type { LiveEvent } from '@/machines/liveMachine'

/**
 * Reports the tab's visibility and the stored choice, then each change of the visibility. The style sheet follows the
 * visibility by `data-hidden`.
 */
export const liveEnvironment = fromCallback(({ sendBack }) => {
  const report = (event: LiveEvent) => sendBack(event)
  const onVisibility = () => {
    const { dataset } = document.documentElement
    if (document.hidden) dataset.hidden = ''
    else delete dataset.hidden
    report({ type: document.hidden ? 'tab.hidden' : 'tab.shown' })
  }
  onVisibility()
  report({ type: 'environment.read', choice: readMotionChoice() })
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
})
