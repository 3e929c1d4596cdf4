import type { Session } from './sessionTypes'
import { sessionStorageKey } from './supabaseAddress'
import { toSession } from './toSession'

/** Tells of what is found out about the stored session outside the client's own events: `discarded`, `doubted`. */
export const sessionNews = new EventTarget()

/** Has the session looked up anew, because a read was answered for somebody else, or for nobody. */
export const doubtSession = () => sessionNews.dispatchEvent(new Event('doubted'))

const memory = new Map<string, string>()

/** Runs with the browser's storage; gives undefined where there is none, or it refuses. */
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
 * Where the provider's client keeps what it has to remember: the browser's storage, or memory where there is none. A
 * session of a wrong shape, which would break the client or the site, is none, and is removed.
 */
export const clientStorage = {
  getItem(key: string): string | null {
    const text = memory.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? null
    if (text === null || key !== sessionStorageKey || toSession(parse(text))) return text
    clientStorage.removeItem(key)
    sessionNews.dispatchEvent(new Event('discarded'))
    return null
  },
  setItem(key: string, text: string): void {
    const isKept = withStorage((storage) => {
      storage.setItem(key, text)
      return true
    })
    if (isKept) memory.delete(key)
    else {
      // What other tabs go on reading there would be somebody else's.
      withStorage((storage) => storage.removeItem(key))
      memory.set(key, text)
    }
  },
  removeItem(key: string): void {
    memory.delete(key)
    withStorage((storage) => storage.removeItem(key))
  },
}

/** What is stored of the session, as text; null where nobody is signed in. */
export const readStored = (): string | null => clientStorage.getItem(sessionStorageKey)

/** The id of whom the stored session belongs to; null where nobody is signed in. */
export const readStoredUserId = (): string | null => {
  const stored = readStored()
  return stored === null ? null : (toSession(parse(stored))?.user.id ?? null)
}

/** Whether this tab sees a session in storage already. True where there is no storage to wait for. */
export const isStored = ({ access_token }: Session): boolean =>
  memory.has(sessionStorageKey) ||
  (withStorage((storage) => storage.getItem(sessionStorageKey)?.includes(access_token) ?? false) ?? true)

/** Milliseconds after which a session is believed in although it has not been seen in storage. */
const storagePatience = 1_000

/** Waits for a session that another tab has stored to be seen by this one. */
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
    const timer = setTimeout(finish, storagePatience)
    window.addEventListener('storage', look)
    signal.addEventListener('abort', finish, { once: true })
  })
