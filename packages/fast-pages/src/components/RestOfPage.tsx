import { type ReactNode, use, useDeferredValue, useState } from 'react'
import { isNewVisit } from '../browser/newVisit.ts'
import { PartBoundaryContext } from '../react/PartBoundaryContext.ts'

/** Place of the rest: as high as a window, so that the rest does not move the first screen. */
const place = { minHeight: '100dvh' }

/**
 * The content below a page's first screen. On a visit by a link it is rendered after the first screen is shown, in slices
 * between which the page answers.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const PartBoundary = use(PartBoundaryContext)
  const [isWhole] = useState(() => !isNewVisit())
  return useDeferredValue(true, isWhole) ? <PartBoundary>{children}</PartBoundary> : <div style={place} />
}
