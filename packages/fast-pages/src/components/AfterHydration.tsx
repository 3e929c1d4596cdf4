import { type ReactNode, Suspense } from 'react'
import { useHydratedValue } from '../react/useHydratedValue.ts'

/** What a prerendered document cannot hold, from hydration on. Only this is rendered again then, not the part around it. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <Suspense>{useHydratedValue(true, false) ? children : null}</Suspense>
}
