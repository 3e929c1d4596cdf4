import { hydrated, isAlive, isPrerendered } from './earlyPress.ts'

/**
 * Calls `run` when the page answers and the browser has nothing else to do, at the latest 4 s after the former. Safari
 * has no `requestIdleCallback`: there it is called `pause` ms after the former.
 */
export function whenIdle(run: () => void, pause = 1_000): void {
  if (isPrerendered() && !isAlive())
    document.addEventListener(hydrated, () => whenIdle(run, pause), { once: true })
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, pause)
}
