import { fromCallback } from 'xstate'
import type { Navigations } from './navigations'

/** Reports a navigation to another address; reloading the data of the same address does not count. */
export const addressChange = (router: Navigations<{ href: string }>) =>
  fromCallback(({ sendBack }) => {
    const { href } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.href !== href) sendBack({ type: 'address.changed' })
    })
  })
