import { type ReactNode, Suspense, useEffect, useState } from 'react'

export type LatePartProps = { fallback: ReactNode; children: ReactNode }

/** A part of a page that comes to life after the rest of it; until then `data-asleep` says so of the document. */
export function LatePart({ fallback, children }: LatePartProps) {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isAwake) return
    dataset.asleep = ''
    return () => {
      delete dataset.asleep
    }
  }, [isAwake])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Awake tell={setAwake} />
    </Suspense>
  )
}

/** Its effect runs with those of what stands beside it, so not before that has come to life. */
function Awake({ tell }: { tell: (isAwake: true) => void }) {
  useEffect(() => tell(true), [tell])
  return null
}
