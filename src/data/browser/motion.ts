import type { LiveChoice, LiveEvent } from '@/machines/liveMachine'

/** The key under which the choice lies in the browser's storage; the first script of the page reads it too. */
export const motionStorageKey = 'king-exchange-motion'

/** The stored choice; whoever has chosen nothing lets things change. */
function readChoice(): LiveChoice {
  try {
    return localStorage.getItem(motionStorageKey) === 'paused' ? 'paused' : 'live'
  } catch {
    return 'live'
  }
}

/** Keeps a choice for the next visit; where the browser stores nothing, it lasts as long as the page. */
export function storeMotionChoice(choice: LiveChoice): void {
  try {
    localStorage.setItem(motionStorageKey, choice)
  } catch {
    // Storage is switched off or full, and there is nothing to be done about it here.
  }
}

/** Tells the style sheet what the visitor chose: `data-motion` on the root element. Without it nothing moves. */
export function showMotionChoice(choice: LiveChoice): void {
  document.documentElement.dataset.motion = choice
}

/** Reports whether the tab is visible and the stored choice, then each change of the tab's visibility. */
export function listenToMotion(report: (event: LiveEvent) => void): () => void {
  const onVisibility = () => report({ type: document.hidden ? 'tab.hidden' : 'tab.shown' })
  onVisibility()
  report({ type: 'environment.read', choice: readChoice() })
  document.addEventListener('visibilitychange', onVisibility)
  return () => document.removeEventListener('visibilitychange', onVisibility)
}
