import { isRecord } from '@/data/text/shapes'
import { type AccountPath, readAccountPath } from './accountPath'
import { readEntryState } from './entryState'

const key = 'king-exchange-return'

/** Milliseconds for which a page is remembered: as long as the links in mails are good. */
const lifetime = 3_600_000

type Kept = { path: AccountPath | undefined }

const find = (name: 'sessionStorage' | 'localStorage'): Kept | null => {
  try {
    const kept: unknown = JSON.parse(window[name].getItem(key) ?? 'null')
    if (!isRecord(kept) || typeof kept.at !== 'number' || Date.now() - kept.at > lifetime) return null
    return { path: readAccountPath(kept.path) }
  } catch {
    return null
  }
}

const write = (name: 'sessionStorage' | 'localStorage', kept: Kept | null) => {
  try {
    if (kept) window[name].setItem(key, JSON.stringify({ ...kept, at: Date.now() }))
    else window[name].removeItem(key)
  } catch {
    // Without storage only the history keeps the page.
  }
}

/** The page of the user area that was asked for before this page, by its history or by what was kept; undefined without. */
export function findReturnPath(): AccountPath | undefined {
  return (
    readEntryState(window.history.state).returnTo ?? (find('sessionStorage') ?? find('localStorage'))?.path
  )
}

/**
 * Keeps the page that was asked for while its visitor leaves: for Google, or for a mail, whose link opens in another tab. A
 * tab that leaves without such a page notes that, so as not to be led to another tab's.
 */
export function keepReturnPath(): void {
  const path = readEntryState(window.history.state).returnTo
  const before = find('sessionStorage')?.path
  write('sessionStorage', { path })
  if (path) write('localStorage', { path })
  else if (before && before === find('localStorage')?.path) write('localStorage', null)
}

/** Finds the page that was asked for, and forgets it. */
export function takeReturnPath(): AccountPath {
  const path = findReturnPath()
  write('sessionStorage', null)
  if (path && path === find('localStorage')?.path) write('localStorage', null)
  return path ?? '/dashboard'
}
