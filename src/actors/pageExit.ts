import { fromCallback } from 'xstate'

type Place = { pathname: string }

/** What is needed of the router. */
type Router = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}

/**
 * Reports that the visitor sets out for another page, which may be long before its code has come, and that they come
 * back before it has. Reloading the page's own data is neither.
 */
export const pageExit = (router: Router) =>
  fromCallback(({ sendBack }) => {
    const { pathname } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      sendBack({ type: toLocation.pathname === pathname ? 'page.returned' : 'page.left' }),
    )
  })
