import { useLayoutEffect } from 'react'

/**
 * Sets `data-alive` on the document once the page is hydrated, for the browser tests. A prerendered page is an island,
 * hydrated after the frame around it, so the page sets the mark and not the frame.
 */
export function useAliveMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
}
