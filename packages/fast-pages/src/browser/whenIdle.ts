import { hydrated, isPrerendered } from './earlyPress.ts'
import { isPage } from './ownAttributes.ts'

/**
 * Calls `run` when the page answers and the browser has nothing else to do, at the latest 4 s after the former. Safari
 * has no `requestIdleCallback`: there it is called 1 s after the former.
 */
export function whenIdle(run: () => void): void {
  if (isPrerendered() && !isPage('hydrated'))
    document.addEventListener(hydrated, () => whenIdle(run), { once: true })
  else if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}
