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

/** Whether each failure made the document reload. */
const answers = new WeakMap<Error, Promise<boolean>>()

/**
 * Reloads the document once for code that is gone, as after a new release. Resolves to whether it reloads. A failure is
 * looked into once, when it has happened: later the site may be reached again, though nothing was gone.
 */
export function reloadIfGone(failure: Error): Promise<boolean> {
  const answer = answers.get(failure) ?? isReachable().then((canReach) => canReach && reloadOnce(failure))
  answers.set(failure, answer)
  return answer
}
