import { fromCallback } from 'xstate'

type Place = { href: string }

/** The part of the router that is used. */
type Router = {
  state: { location: Place }
  subscribe: (type: 'onBeforeNavigate', report: (event: { toLocation: Place }) => void) => () => void
}

/** Reports a navigation to another address; reloading the data of the same address does not count. */
export const addressChange = (router: Router) =>
  fromCallback(({ sendBack }) => {
    const { href } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.href !== href) sendBack({ type: 'address.changed' })
    })
  })
