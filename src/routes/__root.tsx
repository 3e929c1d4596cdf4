import { createRootRouteWithContext, HeadContent, Outlet, useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { LateNotFoundPage } from '@/components/feedback/LateNotFoundPage'
import { RouteAnnouncer } from '@/components/feedback/RouteAnnouncer'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { useOfflineCode } from '@/components/loading/useOfflineCode'
import { brand } from '@/data/content/brand'
import { describePage, isHiddenRoute, unknownPage } from '@/data/rules/pageHead'
import type { RouterContext } from './-routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: brand.name, description: brand.description },
  head: ({ matches }) => {
    const last = matches.at(-1)
    if (!last || matches.some(({ _notFound }) => _notFound)) return describePage(unknownPage)
    return describePage({
      ...last.staticData,
      path: last.pathname,
      isHidden: isHiddenRoute(last.routeId, last.staticData),
    })
  },
  notFoundComponent: UnknownAddress,
  component: Root,
})

const Nothing = (): ReactNode => null

// The store is loaded along, so that a toast can be shown offline. If their code fails to load, the page works without
// toasts.
const Toasts = lazy<() => ReactNode>(() =>
  Promise.all([import('@/components/toasts/Toasts'), import('@/components/toasts/toasterStore')]).then(
    ([module]) => ({ default: module.Toasts }),
    () => ({ default: Nothing }),
  ),
)

function Root() {
  const isHydrated = useHydrated()
  useOfflineCode()
  return (
    <>
      <HeadContent />
      <Outlet />
      <RouteAnnouncer />
      <Suspense>{isHydrated ? <Toasts /> : null}</Suspense>
    </>
  )
}

function UnknownAddress() {
  return (
    <PublicLayout>
      <LateNotFoundPage />
    </PublicLayout>
  )
}
