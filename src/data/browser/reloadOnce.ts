import { isOffline } from '@/data/rules/missingCode'

/**
 * Reloads the document, unless the site cannot be reached or the same failure has already caused a reload. Returns whether
 * it reloads.
 */
export function reloadOnce(failure: unknown): boolean {
  if (isOffline(failure) || !navigator.onLine) return false
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
