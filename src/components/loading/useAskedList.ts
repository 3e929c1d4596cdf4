import { useHydrated } from '@tanstack/react-router'
import { useEffect } from 'react'
import { setPageAttribute } from '@/data/site/pageAttributes'

/**
 * Shows a list that the first script has hidden, because the address asks for a part of it (`_narrowed`). `isShown` says
 * whether the rendered list is the one that is asked for.
 */
export function useAskedList(isShown: boolean): void {
  const isAsked = useHydrated() && isShown
  useEffect(() => {
    if (isAsked) setPageAttribute('narrowed', false)
  }, [isAsked])
}
