import { useLayoutEffect } from 'react'
import { useHydratedNote } from './useHydratedNote.ts'

/**
 * Repeats early presses once the page is hydrated, and sets `data-hydrated` on the document: what runs outside of React goes
 * by it (`isPageHydrated`). A prerendered page is hydrated after the frame around it, so the page sets the mark and not the frame.
 */
export function usePageHydratedMark(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  useHydratedNote()
}
