import { fromCallback } from 'xstate'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import type { siteSearchMachine } from '@/machines/siteSearchMachine'
import type { Navigations } from './navigations'
import type { Sends } from './sends'

/** Reports a navigation to another address; reloading the data of the same address does not count. */
export const addressChange = (router: Navigations<{ href: string }>) =>
  fromCallback(
    ({ sendBack }: Sends<typeof mobileMenuMachine | typeof siteSearchMachine, 'address.changed'>) => {
      const { href } = router.state.location
      return router.subscribe('onBeforeNavigate', ({ toLocation }) => {
        if (toLocation.href !== href) sendBack({ type: 'address.changed' })
      })
    },
  )
