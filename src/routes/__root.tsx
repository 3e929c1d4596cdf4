import {
  CatchBoundary,
  createRootRouteWithContext,
  Outlet,
  useLocation,
  useMatches,
} from '@tanstack/react-router'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { RouteAnnouncer } from '@/components/layout/RouteAnnouncer'
import { SharedHead } from '@/components/layout/SharedHead'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { CrashPage } from '@/components/systemPages/CrashPage'
import { LateNotFoundPage } from '@/components/systemPages/LateNotFoundPage'
import { LateToasts } from '@/components/toasts/LateToasts'
import { brand } from '@/data/content/brand'
import { isHiddenRoute, unknownPage } from '@/data/content/pageHead'
import type { RouterContext } from './-routerContext'

export const Route = createRootRouteWithContext<RouterContext>()({
  staticData: { title: brand.name, description: brand.description },
  notFoundComponent: UnknownAddress,
  component: Root,
})

function Root() {
  return (
    <>
      <ShownHead />
      <Outlet />
      <RouteAnnouncer />
      <PartBoundary>
        <LateToasts />
      </PartBoundary>
    </>
  )
}

/** Pages under construction write their heads themselves, because their titles are loaded with them. */
function ShownHead() {
  const page = useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      if (!last || matches.some(({ _notFound }) => _notFound)) return unknownPage
      if (last.staticData.isPlaceholder) return null
      return {
        ...last.staticData,
        path: last.pathname,
        isHidden: isHiddenRoute(last.routeId, last.staticData),
      }
    },
  })
  return page ? <SharedHead {...page} /> : null
}

function UnknownAddress() {
  const address = useLocation({ select: ({ href }) => href })
  return (
    <PublicLayout>
      <CatchBoundary getResetKey={() => address} errorComponent={CrashPage}>
        <LateNotFoundPage />
      </CatchBoundary>
    </PublicLayout>
  )
}
