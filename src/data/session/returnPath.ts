import { type StoredText, storedText } from '@/data/site/storedText'
import { isRecord } from '@/data/text/shapes'
import { type AccountPath, parseAccountPath } from './accountPath'
import { parseEntryState } from './entryState'

const key = 'king-exchange-return'
const ofTab = storedText('sessionStorage', key)
const ofAllTabs = storedText('localStorage', key)

/** Milliseconds for which a page is remembered: as long as the links in mails are good. */
const lifetime = 3_600_000

/** The page that is stored there, which may be none; null where nothing is stored. */
function find(place: StoredText): { path: AccountPath | undefined } | null {
  const stored = place.readJson()
  if (!isRecord(stored) || typeof stored.at !== 'number' || Date.now() - stored.at > lifetime) return null
  return { path: parseAccountPath(stored.path) }
}

/** Without storage only the history has the page. */
const store = (place: StoredText, path: AccountPath | undefined) =>
  place.write(JSON.stringify({ path, at: Date.now() }))

/** The page of the user area that was asked for before this page, by its history or by what was stored; undefined without. */
export function findReturnPath(): AccountPath | undefined {
  return parseEntryState(window.history.state).returnTo ?? (find(ofTab) ?? find(ofAllTabs))?.path
}

/**
 * Stores the page that was asked for while its visitor leaves: for Google, or for a mail, whose link opens in another tab. A
 * tab that leaves without such a page notes that, so as not to be led to another tab's.
 */
export function storeReturnPath(): void {
  const path = parseEntryState(window.history.state).returnTo
  const before = find(ofTab)?.path
  store(ofTab, path)
  if (path) store(ofAllTabs, path)
  else if (before && before === find(ofAllTabs)?.path) ofAllTabs.remove()
}

/** Finds the page that was asked for, and forgets it. */
export function takeReturnPath(): AccountPath {
  const path = findReturnPath()
  ofTab.remove()
  if (path && path === find(ofAllTabs)?.path) ofAllTabs.remove()
  return path ?? '/dashboard'
}
