import { fromCallback } from 'xstate'

type Place = { href: string }

/** What is needed of the router. */
type Router = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}

/** Reports that the visitor sets out for another address; reloading the page's own data does not count. */
export const addressChange = (router: Router) =>
  fromCallback(({ sendBack }) => {
    const { href } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.href !== href) sendBack({ type: 'address.changed' })
    })
  })
