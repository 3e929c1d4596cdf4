import { canStore, followStored, storedText } from '@/data/site/storedText'
import { parseJson } from '@/data/text/shapes'
import { parseClaims } from './parseClaims'
import { tell } from './reports'
import type { Session } from './sessionTypes'
import { sessionKey, storedSession, storedSessionText, storeSession, toSession } from './storage'

let hasDiscarded = false

/** True if a session has been removed for its shape since the last call. The client does so before anybody listens. */
export function takeDiscarded(): boolean {
  const taken = hasDiscarded
  hasDiscarded = false
  return taken
}

/** Places of the PKCE verifier of a sign-in that has left the page: for this tab, and for a return in another tab. */
const placesOf = (key: string) => [storedText('sessionStorage', key), storedText('localStorage', key)]

const idOf = (session: Session | null) => parseClaims(session?.access_token).session_id

/** The ids of the sessions that the client has read. A login brings one that it has not. */
const known = new Set<unknown>()

/**
 * Throws if the session that the client stores is not a new one, and another one or none has taken its place since it was
 * read: somebody has logged in or out in another tab while a call was on its way, whose answer brings the session with it.
 */
function requireCurrent(text: string): void {
  const id = idOf(toSession(parseJson(text)))
  if (!id || !known.has(id) || id === idOf(storedSession())) return
  tell({ type: 'recheck.requested' })
  throw new Error('An answer was not stored, since its session is not the stored one any more.')
}

/**
 * The storage of the provider's client. All tabs share the session, which lasts as long as the page where the browser stores
 * nothing; one of an unknown shape, which would break the client or the site, is removed and counts as none. Of all else
 * each tab has its own, so that a second sign-in elsewhere does not replace it; the newest one is kept for all tabs too.
 */
export const clientStorage = {
  getItem(key: string): string | null {
    if (key !== sessionKey)
      return placesOf(key).reduce<string | null>((found, place) => found ?? place.read(), null)
    const text = storedSessionText()
    const session = storedSession()
    if (session) known.add(idOf(session))
    if (text === null || session) return text
    storeSession(null)
    hasDiscarded = true
    tell({ type: 'session.discarded' })
    return null
  },
  setItem(key: string, text: string): void {
    if (key === sessionKey) {
      requireCurrent(text)
      storeSession(text)
    } else for (const place of placesOf(key)) place.write(text)
  },
  removeItem(key: string): void {
    if (key === sessionKey) {
      storeSession(null)
      return
    }
    // What another tab has kept since then stays.
    const used = clientStorage.getItem(key)
    for (const place of placesOf(key)) if (place.read() === used) place.remove()
  },
}

/** Milliseconds after which a session counts although it has not appeared in storage. */
const storageTimeout = 1_000

/**
 * Calls back, unless `signal` is aborted before, once this tab can see a session that another tab has stored: the news of it
 * comes earlier. At once where there is no storage to wait for, and after `storageTimeout` at the latest.
 */
export function whenStored({ access_token }: Session, signal: AbortSignal, then: () => void): void {
  const isSeen = () => storedSession()?.access_token === access_token
  if (isSeen() || !canStore('localStorage')) {
    then()
    return
  }
  const finish = () => {
    stop()
    then()
  }
  const stop = () => {
    clearTimeout(timer)
    unfollow()
  }
  const unfollow = followStored(sessionKey, () => isSeen() && finish())
  const timer = setTimeout(finish, storageTimeout)
  signal.addEventListener('abort', stop, { once: true })
}
