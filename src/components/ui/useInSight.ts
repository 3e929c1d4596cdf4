import { useLayoutEffect, useRef } from 'react'

/**
 * For the box of a button and of what it answers in place, below or above itself. Whenever `answer` becomes another one
 * that is not empty, the box is scrolled into sight; what it answers when it is first shown moves nothing.
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
