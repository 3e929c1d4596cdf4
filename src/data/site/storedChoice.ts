import { followStored, storedText } from './storedText'

/** A choice of the visitor, stored in this browser and followed from tab to tab. */
export type StoredChoice<Value> = {
  /** The choice where nothing is stored, and on a server. */
  initial: Value
  /** The current choice, which is the same object until it changes. */
  read: () => Value
  write: (value: Value) => void
  /** Calls back at each change, in any tab, and when the browser restores the page. Returns the unsubscribe function. */
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
  const stored = storedText('localStorage', key)
  const initial = parse(null)
  const listeners = new Set<() => void>()
  let last: { text: string | null; value: Value } = { text: null, value: initial }
  /** The text that the browser refused to store. */
  let unstored: string | null = null

  return {
    initial,
    read() {
      const text = unstored ?? stored.read()
      if (text !== last.text) last = { text, value: parse(text) }
      return last.value
    },
    write(value) {
      const text = format(value)
      unstored = stored.write(text) ? null : text
      for (const onChange of listeners) onChange()
    },
    subscribe(onChange) {
      listeners.add(onChange)
      const unfollow = followStored(key, onChange)
      return () => {
        listeners.delete(onChange)
        unfollow()
      }
    },
  }
}
