import { isReachable } from './connection.ts'

/**
 * Reloads the document, unless the browser is offline or what is missing has already caused a reload. Returns whether it
 * reloads.
 */
export function reloadOnce(
  failure: unknown,
  missing = failure instanceof Error ? failure.message : '',
): boolean {
  if (!navigator.onLine) return false
  const key = `fast-pages-reloaded:${missing}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/** Reloads the document once for code that is gone, as after a new release. Resolves to whether it reloads. */
export const reloadIfGone = async (failure: unknown): Promise<boolean> =>
  (await isReachable()) && reloadOnce(failure)
