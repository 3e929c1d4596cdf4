import type { LiveChoice, LiveEvent } from '@/machines/liveMachine'

/** The key under which the choice lies in the browser's storage; the first script of the page reads it too. */
export const motionStorageKey = 'king-exchange-motion'

const reduced = '(prefers-reduced-motion: reduce)'

const isChoice = (text: string | null): text is LiveChoice => text === 'live' || text === 'paused'

function readChoice(): LiveChoice | null {
  try {
    const stored = localStorage.getItem(motionStorageKey)
    return isChoice(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps a choice for the next visit, or forgets it; where the browser stores nothing, it lasts as long as the page. */
export function storeMotionChoice(choice: LiveChoice | null): void {
  try {
    if (choice) localStorage.setItem(motionStorageKey, choice)
    else localStorage.removeItem(motionStorageKey)
  } catch {
    // Storage is switched off or full, and there is nothing to be done about it here.
  }
}

/** Tells the style sheet whether things move: `data-motion` on the root element. Without it nothing does. */
export function showMotionChoice(choice: LiveChoice): void {
  document.documentElement.dataset.motion = choice
}

/** Reports the stored choice and the system's wish, then each change of the wish and of the tab's visibility. */
export function listenToMotion(report: (event: LiveEvent) => void): () => void {
  const query = window.matchMedia(reduced)
  const onWish = () => report({ type: query.matches ? 'motion.reduced' : 'motion.allowed' })
  const onVisibility = () => report({ type: document.hidden ? 'tab.hidden' : 'tab.shown' })
  onVisibility()
  report({ type: 'environment.read', choice: readChoice(), isReduced: query.matches })
  query.addEventListener('change', onWish)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    query.removeEventListener('change', onWish)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
