import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router'
import { LateNotFoundPage } from '@/components/feedback/LateNotFoundPage'
import { RouteAnnouncer } from '@/components/feedback/RouteAnnouncer'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { useOfflineCode } from '@/components/loading/useOfflineCode'
import { LateToasts } from '@/components/toasts/LateToasts'
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

function Root() {
  useOfflineCode()
  return (
    <>
      <HeadContent />
      <Outlet />
      <RouteAnnouncer />
      <LateToasts />
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
