/** The visitor's choice for everything that changes by itself. */
export type MotionChoice = 'live' | 'paused'

/** The key of the choice in `localStorage`. */
export const motionStorageKey = 'king-exchange-motion'

/** The stored choice; `live` where nothing is stored. */
export function readMotionChoice(): MotionChoice {
  try {
    return localStorage.getItem(motionStorageKey) === 'paused' ? 'paused' : 'live'
  } catch {
    return 'live'
  }
}

/** Stores the choice for the next visit. Without `localStorage` it lasts until the page is closed. */
export function storeMotionChoice(choice: MotionChoice): void {
  try {
    localStorage.setItem(motionStorageKey, choice)
  } catch {
    // Storage is switched off or full.
  }
}

/** Sets `data-motion` on the root element, which the style sheet reads. Without the attribute nothing moves. */
export function showMotionChoice(choice: MotionChoice): void {
  document.documentElement.dataset.motion = choice
}
