import { useLayoutEffect, useRef } from 'react'

/**
 * Ref of a box with a button and its answer in place. Scrolls the box into sight whenever `answer` changes to another one
 * that is not empty; the first one moves nothing.
 */
export function useInSight<Box extends HTMLElement>(answer: unknown) {
  const box = useRef<Box>(null)
  const seen = useRef(answer)
  useLayoutEffect(() => {
    if (answer && answer !== seen.current) box.current?.scrollIntoView({ block: 'nearest' })
    seen.current = answer
  }, [answer])
  return box
}
