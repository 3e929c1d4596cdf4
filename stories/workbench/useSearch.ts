import { useLadleContext } from '@ladle/react'
import { useCallback, useEffect, useState } from 'react'

/** The query of the address, and a function to read it again once it has been written. */
export function useSearch() {
  const { globalState } = useLadleContext()
  const [search, setSearch] = useState(() => window.location.search)
  const read = useCallback(() => setSearch(window.location.search), [])
  useEffect(() => {
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [read])
  // biome-ignore lint/correctness/useExhaustiveDependencies: Ladle writes what is chosen after it has shown it.
  useEffect(() => {
    const timer = setTimeout(read)
    return () => clearTimeout(timer)
  }, [globalState, read])
  return [search, read] as const
}
