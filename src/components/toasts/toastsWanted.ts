const listeners = new Set<() => void>()

let isWanted = false

/** Mounts the toasts, which are loaded by the first notice or the first touch of the page. */
export function wantToasts(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

/** Whether the toasts are to be mounted; for `useSyncExternalStore`. */
export const areToastsWanted = () => isWanted

/** Calls `listener` when the toasts are wanted: at the first notice, press, key or focus. Returns how to stop. */
export function followToastsWanted(listener: () => void): () => void {
  const life = new AbortController()
  for (const type of ['pointerdown', 'keydown', 'focusin']) {
    document.addEventListener(type, wantToasts, { once: true, passive: true, signal: life.signal })
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    life.abort()
  }
}
