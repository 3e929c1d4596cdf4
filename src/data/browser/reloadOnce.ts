import { isOffline } from '@/data/rules/missingCode'

/**
 * Reloads the document, unless the site cannot be reached or what is missing has already caused a reload. Returns whether
 * it reloads.
 */
export function reloadOnce(
  failure: unknown,
  missing = failure instanceof Error ? failure.message : '',
): boolean {
  if (isOffline(failure) || !navigator.onLine) return false
  const key = `king-exchange-reloaded:${missing}`
  try {
    if (sessionStorage.getItem(key) !== null) return false
    sessionStorage.setItem(key, '')
  } catch {
    return false
  }
  window.location.reload()
  return true
}
