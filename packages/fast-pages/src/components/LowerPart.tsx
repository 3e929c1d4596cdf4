import { type ReactNode, Suspense, use } from 'react'
import { PartBoundaryContext } from '../react/PartBoundaryContext.ts'
import { useHydratedNote } from '../react/useHydratedNote.ts'

/**
 * A part of a prerendered page that React hydrates after the rest, in slices between which the page answers, or at once when
 * it is pressed. A fault stays in it.
 */
export function LaterPart({ children }: { children: ReactNode }) {
  const PartBoundary = use(PartBoundaryContext)
  return (
    <Suspense>
      <PartBoundary>{children}</PartBoundary>
      <HydratedNote />
    </Suspense>
  )
}

/** Its effect runs after those of its siblings, so not before they are hydrated. */
function HydratedNote() {
  useHydratedNote()
  return null
}

/** A later part that is below the first screen at every width, so that its styles may come after the first paint. */
export const LowerPart = (props: { children: ReactNode }) => (
  <div data-lower="">
    <LaterPart {...props} />
  </div>
)
