import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'

export type LatePartProps = { fallback: ReactNode; children: ReactNode }

/** A part of a page that comes to life after the rest of it; until then `data-asleep` says so of the document. */
export function LatePart({ fallback, children }: LatePartProps) {
  const isAwake = useRef(false)
  useLayoutEffect(() => {
    if (!isAwake.current) document.documentElement.dataset.asleep = ''
    return wakeDocument
  }, [])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Awake mark={isAwake} />
    </Suspense>
  )
}

/** Its effect runs with those of what stands beside it, so not before that has come to life. */
function Awake({ mark }: { mark: RefObject<boolean> }) {
  useLayoutEffect(() => {
    mark.current = true
    wakeDocument()
  }, [mark])
  return null
}

function wakeDocument() {
  delete document.documentElement.dataset.asleep
}
