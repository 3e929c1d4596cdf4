import { useEffect, useMemo, useState } from 'react'
import type { Correction } from '@/data/rules/correctSearch'
import { searchFilter } from '@/data/rules/searchWords'

const isContinued = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

/**
 * Another reading of a search that finds nothing among the items as it is written: a pair, or words with typing errors.
 * Undefined if there is none, and until it is known; that of the search before stays while somebody types on.
 */
export function useCorrection<Item extends object>(
  search: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Correction | undefined {
  const [last, setLast] = useState<{ search: string; correction: Correction | undefined }>()
  const isMissing = useMemo(() => !items.some(searchFilter(search, textOf)), [search, items, textOf])
  useEffect(() => {
    if (!isMissing) return
    let isWanted = true
    // Without its code, as offline, the search finds what it finds as it is written.
    import('./searchCorrection')
      .then(({ searchCorrection }) => searchCorrection(search, items, textOf, () => isWanted))
      .then(
        (correction) => (isWanted ? setLast({ search, correction }) : undefined),
        () => undefined,
      )
    return () => {
      isWanted = false
    }
  }, [isMissing, search, items, textOf])
  return isMissing && last && isContinued(search, last.search) ? last.correction : undefined
}
