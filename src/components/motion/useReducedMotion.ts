import { useSyncExternalStore } from 'react'

const query = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function listen(onChange: () => void): () => void {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True if the system asks for reduced motion; true before hydration. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query().matches,
    () => true,
  )
