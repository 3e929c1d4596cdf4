import { type ComponentType, lazy } from 'react'

/**
 * Loads the document anew unless that was tried for the same failure before, or there is no network to load it by;
 * gives whether it does.
 */
function reloadOnce(failure: unknown): boolean {
  if (!navigator.onLine) return false
  const key = `king-exchange-reloaded:${failure instanceof Error ? failure.message : ''}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/**
 * A part of a page whose code comes after the page's. Code that is gone, as after a new release, loads the document
 * anew once, as the router does for a page; where that does not help, rendering the part throws the failure.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (failure: unknown) => {
        if (reloadOnce(failure)) return new Promise<never>(() => {})
        throw failure
      },
    ),
  )
