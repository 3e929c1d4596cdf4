import { whenIdle } from '@/data/browser/whenIdle'

const listeners = new Set<() => void>()

let isWanted = false

/** Mounts the toasts. */
export function wantToasts(): void {
  isWanted = true
  for (const listener of listeners) listener()
}

/** Whether the toasts are to be mounted; for `useSyncExternalStore`. */
export const areToastsWanted = () => isWanted

/** Calls `listener` when the toasts are wanted: when the browser is idle, or at the first notice. Returns how to stop. */
export function followToastsWanted(listener: () => void): () => void {
  listeners.add(listener)
  whenIdle(wantToasts)
  return () => {
    listeners.delete(listener)
  }
}
