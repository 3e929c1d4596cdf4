/** What a visitor has chosen for everything that changes by itself. */
export type MotionChoice = 'live' | 'paused'

/** The key under which the choice lies in the browser's storage; the first script of the page reads it too. */
export const motionStorageKey = 'king-exchange-motion'

/** The stored choice; `live` where nothing is stored. */
export function readMotionChoice(): MotionChoice {
  try {
    return localStorage.getItem(motionStorageKey) === 'paused' ? 'paused' : 'live'
  } catch {
    return 'live'
  }
}

/** Stores a choice for the next visit; where the browser stores nothing, it lasts as long as the page. */
export function storeMotionChoice(choice: MotionChoice): void {
  try {
    localStorage.setItem(motionStorageKey, choice)
  } catch {
    // Storage is switched off or full, and there is nothing to be done about it here.
  }
}

/** Tells the style sheet what the visitor chose: `data-motion` on the root element. Without it nothing moves. */
export function showMotionChoice(choice: MotionChoice): void {
  document.documentElement.dataset.motion = choice
}
