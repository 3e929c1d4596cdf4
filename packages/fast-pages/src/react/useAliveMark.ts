import { useLayoutEffect } from 'react'
import { useHydratedNote } from './useHydratedNote.ts'

/**
 * Sets `data-alive` on the document once the page is hydrated, for the browser tests, and repeats early presses. A
 * prerendered page is hydrated after the frame around it, so the page sets the mark and not the frame.
 */
export function useAliveMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.alive = ''
  }, [])
  useHydratedNote()
}
