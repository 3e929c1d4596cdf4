import type { EndReason } from './errors'
import type { Session } from './sessionTypes'
import { sessionStorageKey } from './supabaseAddress'
import { toSession } from './toSession'

/** The provider has said why it refuses the session. */
export class SessionRefused extends Event {
  readonly reason: EndReason

  constructor(reason: EndReason) {
    super('refused')
    this.reason = reason
  }
}

/**
 * Dispatches `discarded` when a stored session is removed for its shape, `changed` at any change, `refused`,
 * `recheckRequested`, and `callRefused`.
 */
export const sessionEvents = new EventTarget()

let hasDiscarded = false

/** True if a session has been removed for its shape since the last call. The client does so before anybody listens. */
export function takeDiscarded(): boolean {
  const taken = hasDiscarded
  hasDiscarded = false
  return taken
}

/** Requests a recheck of the session, after a read that was sent as another user or as none. */
export const requestRecheck = () => sessionEvents.dispatchEvent(new Event('recheckRequested'))

/** Reports a call that was not sent because this browser has another user's session now, and requests a recheck. */
export function reportRefusal(): void {
  sessionEvents.dispatchEvent(new Event('callRefused'))
  requestRecheck()
}

const memory = new Map<string, string>()

const noteChange = (key: string) => {
  if (key === sessionStorageKey) sessionEvents.dispatchEvent(new Event('changed'))
}

/** Calls `use` with `localStorage`; returns undefined if there is none or if it throws. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return window.localStorage ? use(window.localStorage) : undefined
  } catch {
    return undefined
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * The storage of the provider's client: `localStorage`, or memory if that fails. A session of an unknown shape, which
 * would break the client or the site, is removed and counts as none.
 */
export const clientStorage = {
  getItem(key: string): string | null {
    const text = memory.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? null
    if (text === null || key !== sessionStorageKey || toSession(parse(text))) return text
    clientStorage.removeItem(key)
    hasDiscarded = true
    sessionEvents.dispatchEvent(new Event('discarded'))
    return null
  },
  setItem(key: string, text: string): void {
    const isKept = withStorage((storage) => {
      storage.setItem(key, text)
      return true
    })
    if (isKept) memory.delete(key)
    else {
      // Other tabs must not go on with the old session.
      withStorage((storage) => storage.removeItem(key))
      memory.set(key, text)
    }
    noteChange(key)
  },
  removeItem(key: string): void {
    memory.delete(key)
    withStorage((storage) => storage.removeItem(key))
    noteChange(key)
  },
}

/** The stored session as text; null without one. */
export const readStored = (): string | null => clientStorage.getItem(sessionStorageKey)

/** The user id of the stored session; null without one. */
export const readStoredUserId = (): string | null => {
  const stored = readStored()
  return stored === null ? null : (toSession(parse(stored))?.user.id ?? null)
}

/** True if this tab can see the session in `localStorage`, and where there is no storage to wait for. */
export const isStored = ({ access_token }: Session): boolean =>
  memory.has(sessionStorageKey) ||
  (withStorage((storage) => storage.getItem(sessionStorageKey)?.includes(access_token) ?? false) ?? true)

/** Milliseconds after which a session counts although it has not appeared in storage. */
const storageTimeout = 1_000

/** Waits until this tab can see a session that another tab has stored, but no longer than `storageTimeout`. */
export const untilStored = (session: Session, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isStored(session)) finish()
    }
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', look)
      resolve()
    }
    const timer = setTimeout(finish, storageTimeout)
    window.addEventListener('storage', look)
    signal.addEventListener('abort', finish, { once: true })
  })
