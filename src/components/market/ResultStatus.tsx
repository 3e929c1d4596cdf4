import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { describeResult } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'

export type ResultStatusProps = { view: MarketView; count: number; total: number }

/** Debounce before a result is announced, in milliseconds. */
const debounceTime = 500

/** Announces how many assets match after a search or a filter; a change caused by prices alone is not announced. */
export function ResultStatus({ view, count, total }: ResultStatusProps) {
  const [announced, setAnnounced] = useState('')
  const query = `${view.filter} ${view.q}`
  const seenQuery = useRef(query)
  const announce = useEffectEvent(() => setAnnounced(describeResult(view, count, total)))
  useEffect(() => {
    if (query === seenQuery.current) return
    // A query that comes back before another one was announced can have another result by then.
    seenQuery.current = query
    const timer = setTimeout(announce, debounceTime)
    return () => clearTimeout(timer)
  }, [query])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
