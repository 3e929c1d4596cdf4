import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { isMissingCode } from 'fast-pages/source/src/browser/missingCode'
import { reloadIfGone } from 'fast-pages/source/src/browser/reloadOnce'
import { useEffect, useState } from 'react'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { CrashPage } from '@/components/systemPages/CrashPage'

/** The error page of a route: in the frame around that, or in the public one where the route brings its frame itself. */
export function CrashedRoute(props: ErrorComponentProps) {
  const { routesById } = useRouter()
  const { routeId } = useMatch({ strict: false })
  const isReloading = useReloadIfGone(props.error)
  const page = isReloading ? <PageSpinner /> : <CrashPage {...props} />
  const isOutermost = routesById[routeId].parentRoute?.id === rootRouteId
  // If the public frame has failed, it would fail again.
  return isOutermost && routeId !== '/_public' ? <PublicLayout>{page}</PublicLayout> : page
}

/** True if the document is about to be reloaded for code that is gone, or that is not known yet. */
function useReloadIfGone(error: unknown): boolean {
  const [isOpen, setOpen] = useState(isMissingCode(error))
  useEffect(() => {
    if (isMissingCode(error)) void reloadIfGone(error).then(setOpen)
  }, [error])
  return isOpen
}
