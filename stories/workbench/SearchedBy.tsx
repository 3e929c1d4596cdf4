import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Words by which a story is found and which its page does not hold: those of a toast, or of the provider. They are rendered
 * only where stories are read for the search, which is without a browser.
 */
export function SearchedBy({ children }: { children: ReactNode }) {
  const isRead = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  return isRead ? <p>{children}</p> : null
}
