import { type ReactNode, Suspense } from 'react'
import { useHydratedValue } from '../react/useHydratedValue.ts'

/** Content that a prerendered document cannot hold, rendered from hydration on. The part around it is not rendered again. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <Suspense>{useHydratedValue(true, false) ? children : null}</Suspense>
}
