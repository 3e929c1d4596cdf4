import { useLayoutEffect } from 'react'

/**
 * Marks the document as alive, `data-alive`, once the page that this stands in is, for the browser tests. Every page that is rendered ahead
 * of time comes to life in a piece of its own after the frame around it, so the mark is of the page, not of the frame.
 */
export function useAliveMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
}
