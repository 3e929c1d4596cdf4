import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { CrashPage } from '@/components/feedback/CrashPage'
import { PublicLayout } from '@/components/layout/PublicLayout'

/** The error page of a route: in the frame around that, or in the public one where the route brings its frame itself. */
export function CrashedRoute(props: ErrorComponentProps) {
  const { routesById } = useRouter()
  const { routeId } = useMatch({ strict: false })
  const isOutermost = routesById[routeId].parentRoute?.id === rootRouteId
  // If the public frame has failed, it would fail again.
  if (!isOutermost || routeId === '/_public') return <CrashPage {...props} />
  return (
    <PublicLayout>
      <CrashPage {...props} />
    </PublicLayout>
  )
}
