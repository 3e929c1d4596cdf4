import { storedText } from '@/data/site/storedText'
import { isRecord, parseJson } from '@/data/text/shapes'
import { tell } from './reports'
import type { Session } from './sessionTypes'

/** The key under which the provider's client stores the session. */
export const sessionKey = 'king-exchange-session'

/** The session as the browser has stored it, for all tabs: a text of any shape. */
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

/** The text of `storedSession`, of any shape. */
export const storedSessionText = (): string | null => unstored ?? sessionText.read()

let known: { text: string | null; session: Session | null } = { text: null, session: null }

/**
 * The session that this browser would send with a request now: the same object until it changes, null without one or if its
 * shape is unknown. It may be wrong: ended by the provider, expired, without the code of a second factor, or of another user
 * than the page shows, after a login in another tab. The session machine knows who is signed in (`selectSession`).
 */
export function storedSession(): Session | null {
  const text = storedSessionText()
  if (text !== known.text) known = { text, session: toSession(parseJson(text)) }
  return known.session
}

/** Stores the session for all tabs, or as long as this page lasts where the browser refuses; null removes it. */
export function storeSession(text: string | null): void {
  unstored = text === null || sessionText.write(text) ? null : text
  // Other tabs must not go on with an old one.
  if (text === null || unstored) sessionText.remove()
  tell({ type: 'session.changed' })
}
