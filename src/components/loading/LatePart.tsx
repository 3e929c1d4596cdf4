import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'

export type LatePartProps = { fallback: ReactNode; children: ReactNode }

/** An island that is hydrated after the rest of its page; until then the document has `data-asleep`. */
export function LatePart({ fallback, children }: LatePartProps) {
  const isHydrated = useRef(false)
  useLayoutEffect(() => {
    if (!isHydrated.current) document.documentElement.dataset.asleep = ''
    return removeMark
  }, [])
  return (
    <Suspense fallback={fallback}>
      {children}
      <HydrationMark isHydrated={isHydrated} />
    </Suspense>
  )
}

/** Its effect runs with those of its siblings, so not before they are hydrated. */
function HydrationMark({ isHydrated }: { isHydrated: RefObject<boolean> }) {
  useLayoutEffect(() => {
    isHydrated.current = true
    removeMark()
  }, [isHydrated])
  return null
}

function removeMark() {
  delete document.documentElement.dataset.asleep
}
