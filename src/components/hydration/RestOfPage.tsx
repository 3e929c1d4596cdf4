import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { isNewVisit } from './newVisit'

/**
 * What is below the first screen of a page. Where a link has opened the page, it is rendered after the first screen is
 * shown, in slices between which the page answers.
 */
export function RestOfPage({ children }: { children: ReactNode }) {
  const [isWhole] = useState(() => !isNewVisit())
  return useDeferredValue(true, isWhole) ? (
    <PartBoundary>{children}</PartBoundary>
  ) : (
    <chakra.div minH="100dvh" />
  )
}
