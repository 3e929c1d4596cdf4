import { canStore, storedText } from '@/data/site/storedText'
import { isRecord } from '@/data/text/shapes'
import { tell } from './reports'
import type { Session } from './sessionTypes'

/** The key under which the provider's client stores the session. */
export const sessionKey = 'king-exchange-session'

/** The session as the browser has stored it, for all tabs: a text of whatever shape. */
export const sessionText = storedText('localStorage', sessionKey)

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A token that a header can carry. */
const isToken = (value: unknown): value is string => typeof value === 'string' && /^[!-~]+$/.test(value)

const isTextOrNone = (value: unknown) => value === undefined || value === null || typeof value === 'string'

const isFactor = (value: unknown) =>
  isRecord(value) &&
  isFilled(value.id) &&
  isFilled(value.factor_type) &&
  isFilled(value.status) &&
  isTextOrNone(value.friendly_name)

const isUser = (value: unknown) =>
  isRecord(value) &&
  isFilled(value.id) &&
  isTextOrNone(value.email) &&
  (value.user_metadata === undefined || value.user_metadata === null || isRecord(value.user_metadata)) &&
  (value.factors === undefined ||
    value.factors === null ||
    (Array.isArray(value.factors) && value.factors.every(isFactor)))

const isSession = (value: unknown): value is Session =>
  isRecord(value) &&
  isToken(value.access_token) &&
  isToken(value.refresh_token) &&
  (value.expires_at === undefined || Number.isFinite(value.expires_at)) &&
  isUser(value.user)

/** Parses a stored or answered session; null if its shape is unknown. */
export const toSession = (value: unknown): Session | null => (isSession(value) ? value : null)

/** The session that the browser has refused to store: it lasts as long as the page. */
let unstored: string | null = null

let known: { text: string | null; session: Session | null } = { text: null, session: null }

const parse = (text: string | null): Session | null => {
  try {
    return toSession(JSON.parse(text ?? 'null'))
  } catch {
    return null
  }
}

/**
 * The session with which this browser would send a request now: the same object until it changes, null without one or if its
 * shape is unknown. It may be wrong: the provider may have ended it, it may have expired, it may lack the code of a second
 * factor, and it may be another user's than the page shows, by a login in another tab. Who is signed in, the session machine
 * knows (`selectSession`).
 */
export function storedSession(): Session | null {
  const text = unstored ?? sessionText.read()
  if (text !== known.text) known = { text, session: parse(text) }
  return known.session
}

let hasDiscarded = false

/** True if a session has been removed for its shape since the last call. The client does so before anybody listens. */
export function takeDiscarded(): boolean {
  const taken = hasDiscarded
  hasDiscarded = false
  return taken
}

/** Where the PKCE verifier of a sign-in that has left the page is kept: for this tab, and for a way back that opens in another. */
const placesOf = (key: string) => [storedText('sessionStorage', key), storedText('localStorage', key)]

/** True if a sign-in that leaves the page for another service can be finished after coming back. */
export const canComeBack = () => canStore('sessionStorage') || canStore('localStorage')

/**
 * The storage of the provider's client. All tabs share the session, which lasts as long as the page where the browser stores
 * nothing; one of an unknown shape, which would break the client or the site, is removed and counts as none. Of all else each
 * tab has its own, so that a second sign-in elsewhere does not replace it; the newest one is kept for all tabs too.
 */
export const clientStorage = {
  getItem(key: string): string | null {
    if (key !== sessionKey)
      return placesOf(key).reduce<string | null>((found, place) => found ?? place.read(), null)
    if (storedSession() || known.text === null) return known.text
    clientStorage.removeItem(key)
    hasDiscarded = true
    tell({ type: 'session.discarded' })
    return null
  },
  setItem(key: string, text: string): void {
    if (key !== sessionKey) {
      for (const place of placesOf(key)) place.write(text)
      return
    }
    unstored = sessionText.write(text) ? null : text
    // Other tabs must not go on with the old session.
    if (unstored) sessionText.remove()
    tell({ type: 'session.changed' })
  },
  removeItem(key: string): void {
    if (key !== sessionKey) {
      // What another tab has kept since then stays.
      const used = clientStorage.getItem(key)
      for (const place of placesOf(key)) if (place.read() === used) place.remove()
      return
    }
    unstored = null
    sessionText.remove()
    tell({ type: 'session.changed' })
  },
}

/** Milliseconds after which a session counts although it has not appeared in storage. */
const storageTimeout = 1_000

/**
 * Calls back, unless `signal` is aborted before, once this tab can see a session that another tab has stored: the news of it
 * comes earlier. At once where there is no storage to wait for, and after `storageTimeout` at the latest.
 */
export function whenStored({ access_token }: Session, signal: AbortSignal, then: () => void): void {
  const isSeen = () => unstored !== null || storedSession()?.access_token === access_token
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
  const unfollow = sessionText.follow(() => isSeen() && finish())
  const timer = setTimeout(finish, storageTimeout)
  signal.addEventListener('abort', stop, { once: true })
}
