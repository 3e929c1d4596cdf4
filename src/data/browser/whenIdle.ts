import { hydrated, isAlive, isPrerendered } from './earlyPress'

/**
 * Calls `run` when the page answers and the browser has nothing else to do, at the latest 4 s after the former. Safari
 * has no `requestIdleCallback`.
 */
export function whenIdle(run: () => void): void {
  if (isPrerendered() && !isAlive()) document.addEventListener(hydrated, () => whenIdle(run), { once: true })
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}
