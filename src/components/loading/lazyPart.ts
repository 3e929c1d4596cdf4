import { type ComponentType, lazy } from 'react'

/**
 * Reloads the document, unless the browser is offline or the same failure has already caused a reload. Returns whether
 * it reloads.
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
 * A component whose code is loaded separately from the page's. If the code is missing, as after a new release, the
 * document is reloaded once, as the router does for a page; if that does not help, rendering the component throws the
 * failure. Where `loaded` gives the component, it is rendered at once.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded?: () => ComponentType<Props> | undefined,
) =>
  lazy(() => {
    const part = loaded?.()
    if (part) return atOnce({ default: part })
    return load().then(
      (part) => ({ default: part }),
      (failure: unknown) => {
        if (reloadOnce(failure)) return new Promise<never>(() => {})
        throw failure
      },
    )
  })

/** React does not suspend for what calls back before `then` returns, which no promise does. */
const atOnce = <Value>(value: Value) =>
  // biome-ignore lint/suspicious/noThenProperty: this is what React calls.
  ({ then: (use: (value: Value) => void) => use(value) }) as unknown as Promise<Value>
