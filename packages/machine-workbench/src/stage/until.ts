import type { StageClock } from './stageClock.ts'

/** Milliseconds of real time after which a step counts as one that does not arrive. */
const patience = 15_000

/** Dispatched on the window when something has changed that the document does not show. */
export const stageChanged = 'journey:stage-changed'

/**
 * Resolves to what `look` finds, which is asked again whenever the document changes, or to undefined when patience is
 * at its end.
 */
export const until = <Found>(clock: StageClock, look: () => Found | undefined): Promise<Found | undefined> =>
  new Promise((resolve) => {
    const finish = (found: Found | undefined) => {
      observer.disconnect()
      window.removeEventListener(stageChanged, again)
      stop()
      resolve(found)
    }
    const again = () => {
      const found = look()
      if (found !== undefined) finish(found)
    }
    const observer = new MutationObserver(again)
    const stop = clock.afterRealTime(patience, () => finish(look()))
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    window.addEventListener(stageChanged, again)
    again()
  })
