import { isMissingCode, loadOrReload } from '@king-exchange/fast-pages/browser'
import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { CrashPage } from '@/components/systemPages/CrashPage'
import { loadPageAgain, showPageAgain } from '@/components/systemPages/pageAgain'

/** The error page of a route: in the frame around that, or in the public one where the route brings its frame itself. */
export function CrashedRoute(props: ErrorComponentProps) {
  const { routesById } = useRouter()
  const { routeId } = useMatch({ strict: false })
  const isLoading = useSecondLoad(props)
  const page = isLoading ? <PageSpinner /> : <CrashPage {...props} />
  const isOutermost = routesById[routeId].parentRoute?.id === rootRouteId
  // If the public frame has failed, it would fail again.
  return isOutermost && routeId !== '/_public' ? <PublicLayout>{page}</PublicLayout> : page
}

/**
 * Loads a page again whose code is missing although the site can be reached, and shows it, or reloads the document. True
 * until it is known that neither helps.
 */
function useSecondLoad({ error, reset }: ErrorComponentProps): boolean {
  const router = useRouter()
  const [isOpen, setOpen] = useState(isMissingCode(error))
  useEffect(() => {
    if (!isMissingCode(error)) return
    loadOrReload(error, () => loadPageAgain(router, error)).then(
      () => showPageAgain(router, reset),
      () => setOpen(false),
    )
  }, [error, router, reset])
  return isOpen
}
