import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

/** What a prerendered document cannot hold, from hydration on. Only this is rendered again then, not the part around it. */
export function AfterHydration({ children }: { children: ReactNode }) {
  return <Suspense>{useHydrated() ? children : null}</Suspense>
}
