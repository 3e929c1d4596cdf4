import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

export type ResultStatusProps = {
  /** What is searched for: a change of it is announced. */
  query: string
  /** How many match, in words. */
  result: string
}

/** Debounce before a result is announced, in milliseconds. */
const debounceTime = 500

/** Announces how many rows of a table match after a search or a filter; a result that changes by itself is not announced. */
export function ResultStatus({ query, result }: ResultStatusProps) {
  const [announced, setAnnounced] = useState('')
  const seenQuery = useRef(query)
  const announce = useEffectEvent(() => setAnnounced(result))
  useEffect(() => {
    if (query === seenQuery.current) return
    // A query that comes back before another one was announced can have another result by then.
    seenQuery.current = query
    const timer = setTimeout(announce, debounceTime)
    return () => clearTimeout(timer)
  }, [query])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
