import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function listen(tell: () => void): () => void {
  const list = query()
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether the system asks for less motion; before a page is alive, it counts as if it did. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => true,
  )
