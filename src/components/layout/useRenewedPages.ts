import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { useState } from 'react'

const none: string[] = []

function changedPages(): string[] {
  if (import.meta.env.SSR) return none
  const { pathname } = window.location
  const path = document.getElementById('root')?.dataset.path
  return path === undefined || path === pathname ? none : [path, pathname]
}

/**
 * The paths of the document's page and of another one that is shown by now, when a part that slept is hydrated. Their links
 * have to be made anew: which one is current is an attribute, and React leaves attributes as they are when it hydrates.
 */
export function useRenewedPages(): string[] {
  const [changed] = useState(changedPages)
  return useHydratedValue(changed, none)
}
