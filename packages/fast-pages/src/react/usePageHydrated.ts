import { useLayoutEffect } from 'react'
import { setPageState } from '../browser/ownAttributes.ts'
import { useHydratedNote } from './useHydratedNote.ts'

/**
 * Repeats early presses once the page is hydrated, and says so on the document (`ownAttributes.ts`). A prerendered page is
 * hydrated after the frame around it, so it is the page that says so and not the frame.
 */
export function usePageHydrated(): void {
  useLayoutEffect(() => setPageState('hydrated'), [])
  useHydratedNote()
}
