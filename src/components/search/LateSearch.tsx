import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import { optionalPart } from '@/components/loading/optionalPart'
import type { SiteSearchProps } from './SiteSearch'

const SiteSearch = optionalPart(() => import('./SiteSearch').then((module) => module.SiteSearch))

/** The search of a frame, loaded once the page is hydrated: so it weighs nothing before. */
export function LateSearch(props: SiteSearchProps) {
  return <Suspense>{useHydrated() ? <SiteSearch {...props} /> : null}</Suspense>
}
