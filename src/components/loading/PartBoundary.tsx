import { isMissingCode } from '@king-exchange/fast-pages/browser'
import { optionalPart } from '@king-exchange/fast-pages/react'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { Children, type ReactNode, Suspense } from 'react'

const FailedPart = optionalPart(async () => (await import('./FailedPart')).FailedPart)

/** At another address the part may show something that does not fail. */
const address = () => globalThis.location?.href

export type PartBoundaryProps = { children: ReactNode }

/**
 * Keeps a fault in the rendering of a part of the page in that part, each child by itself: a message with Retry takes its
 * place. React reports it like any other fault. Missing code is left to the page, which knows how to load it again.
 */
export function PartBoundary({ children }: PartBoundaryProps) {
  return Children.map(children, (child) => (
    <CatchBoundary getResetKey={address} errorComponent={Failed}>
      {child}
    </CatchBoundary>
  ))
}

function Failed(props: ErrorComponentProps) {
  if (isMissingCode(props.error)) throw props.error
  return (
    <Suspense>
      <FailedPart {...props} />
    </Suspense>
  )
}
