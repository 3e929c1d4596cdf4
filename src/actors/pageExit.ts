import { fromCallback } from 'xstate'

type Place = { pathname: string }

/** The part of the router that is used. */
type Router = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}

/**
 * Reports that a navigation to another page has begun, which may be long before that page has loaded, and that the visitor
 * has returned before it has. `page.returned` is also sent when the same page reloads its data.
 */
export const pageExit = (router: Router) =>
  fromCallback(({ sendBack }) => {
    const { pathname } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      sendBack({ type: toLocation.pathname === pathname ? 'page.returned' : 'page.left' }),
    )
  })
