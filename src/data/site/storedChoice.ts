/** A choice of the visitor, stored in this browser and followed from tab to tab. */
export type StoredChoice<Value> = {
  /** The choice where nothing is stored, and on a server. */
  initial: Value
  /** The current choice, which is the same object until it changes. */
  read: () => Value
  write: (value: Value) => void
  /** Calls back at each change, in this tab or in another, and when the browser brings the page back. Returns the function that ends this. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * A choice stored under `key` in `localStorage`, as text. `parse` gets null where nothing is stored. Without storage the
 * choice lasts until the page is closed.
 */
export function storedChoice<Value>(
  key: string,
  parse: (text: string | null) => Value,
  format: (value: Value) => string,
): StoredChoice<Value> {
  const initial = parse(null)
  const listeners = new Set<() => void>()
  let last: { text: string | null; value: Value } = { text: null, value: initial }
  /** What could not be stored. */
  let unstored: string | null = null

  const notify = () => {
    for (const onChange of listeners) onChange()
  }
  const onStorage = (event: StorageEvent) => {
    // The key is null when another tab clears the whole storage.
    if (event.key === key || event.key === null) notify()
  }
  /** A page that the browser brings back has not heard of what was stored since. */
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) notify()
  }

  return {
    initial,
    read() {
      let text = unstored
      try {
        text ??= localStorage.getItem(key)
      } catch {
        // Storage is switched off.
      }
      if (text !== last.text) last = { text, value: parse(text) }
      return last.value
    },
    write(value) {
      const text = format(value)
      try {
        localStorage.setItem(key, text)
        unstored = null
      } catch {
        unstored = text
      }
      notify()
    },
    subscribe(onChange) {
      if (listeners.size === 0) {
        window.addEventListener('storage', onStorage)
        window.addEventListener('pageshow', onPageShow)
      }
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
        if (listeners.size > 0) return
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}
