import { createRootRouteWithContext, HeadContent, Outlet, useHydrated } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccountHint } from '@/components/auth/AuthContext'
import { NotFoundPage } from '@/components/feedback/NotFoundPage'
import { RouteAnnouncer } from '@/components/feedback/RouteAnnouncer'
import { useOfflineCode } from '@/components/feedback/useOfflineCode'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { brand } from '@/data/brand'
import { describePage, isHiddenRoute, unknownPage } from '@/data/pageHead'
import type { RouterContext } from '@/router'

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

// The store comes along, so that a notice can be shown without a network. Without their code no notice can be shown;
// the page stands all the same.
const Toasts = lazy<() => ReactNode>(() =>
  Promise.all([import('@/components/feedback/Toasts'), import('@/components/feedback/toasterStore')]).then(
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
    <PublicLayout account={useAccountHint()}>
      <NotFoundPage />
    </PublicLayout>
  )
}
