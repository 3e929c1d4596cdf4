import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** A part of a table's view: it is announced in `words` when its `key` changes, which names the choice. */
export type ToldPart = { key: string; words: string }

export type ResultStatusProps = {
  /** The search and the filter, with the number of matching rows. */
  result: ToldPart
  /** The sorting of the rows. */
  order: ToldPart
}

/** Debounce before a change is announced, in milliseconds. */
const debounceTime = 500

/**
 * Announces how many rows of a table match after a search or a filter, and how they are sorted after a choice: no screen
 * reader reads `aria-sort` to somebody who has just pressed a heading. What changes by itself is not announced.
 */
export function ResultStatus({ result, order }: ResultStatusProps) {
  const [announced, setAnnounced] = useState('')
  const seen = useRef({ result: result.key, order: order.key })
  const due = useRef({ result: false, order: false })
  const announce = useEffectEvent(() => {
    const parts = [due.current.order ? order : null, due.current.result ? result : null]
    setAnnounced(parts.flatMap((part) => part?.words ?? []).join('. '))
    due.current = { result: false, order: false }
  })
  useEffect(() => {
    // A choice that comes back before another one was announced can have another result by then.
    due.current.result ||= result.key !== seen.current.result
    due.current.order ||= order.key !== seen.current.order
    seen.current = { result: result.key, order: order.key }
    if (!due.current.result && !due.current.order) return
    const timer = setTimeout(announce, debounceTime)
    return () => clearTimeout(timer)
  }, [result.key, order.key])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
