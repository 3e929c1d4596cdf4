import { parseJson } from '@/data/text/shapes'

type StorageName = 'localStorage' | 'sessionStorage'

/** A text that the browser keeps. */
export type StoredText = {
  /** The text; null where nothing is stored, or where the browser lets nobody look. */
  read: () => string | null
  /** The text parsed as JSON; undefined where nothing is stored, or something else than JSON. */
  readJson: () => unknown
  /** Stores the text. Returns false where the browser refuses. */
  write: (text: string) => boolean
  remove: () => void
}

/**
 * The text under `key`, for all tabs and visits (`localStorage`) or for this tab (`sessionStorage`). Nothing of it throws: a
 * private window, blocked cookies and a full storage refuse here, and nowhere else.
 */
export function storedText(storage: StorageName, key: string): StoredText {
  function attempt<Result>(use: (opened: Storage) => Result): Result | undefined {
    try {
      return use(globalThis[storage])
    } catch {
      return undefined
    }
  }
  const read = () => attempt((opened) => opened.getItem(key)) ?? null
  return {
    read,
    readJson: () => parseJson(read()),
    write(text) {
      const isStored = attempt((opened) => {
        opened.setItem(key, text)
        return true
      })
      return isStored ?? false
    },
    remove: () => attempt((opened) => opened.removeItem(key)),
  }
}

/**
 * Calls back when another tab has changed what is stored under `key` in `localStorage`, and when the browser brings back a
 * page that may not have heard of that. Returns the function that ends this. It is no method, for the sake of the first
 * script.
 */
export function followStored(key: string, onChange: () => void): () => void {
  const life = new AbortController()
  const { signal } = life
  window.addEventListener(
    'storage',
    // The key is null when another tab clears the whole storage.
    ({ key: changed }) => (changed === key || changed === null) && onChange(),
    { signal },
  )
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange(), { signal })
  return () => life.abort()
}

/** True if the browser stores and keeps a text there. The probe is as long as the texts of a login with another service. */
export function canStore(storage: StorageName): boolean {
  const probe = storedText(storage, 'king-exchange-probe')
  const isStored = probe.write('x'.repeat(256))
  probe.remove()
  return isStored
}
