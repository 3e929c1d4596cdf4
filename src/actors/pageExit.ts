import { fromCallback } from 'xstate'
import type { formMachine } from '@/machines/formMachine'
import type { Navigations } from './navigations'
import type { Sends } from './sends'

/**
 * Reports that a navigation to another page has begun, which may be long before that page has loaded, and that the visitor
 * has returned before it has. `page.returned` is also sent when the same page reloads its data.
 */
export const pageExit = (router: Navigations<{ pathname: string }>) =>
  fromCallback(({ sendBack }: Sends<typeof formMachine, 'page.left' | 'page.returned'>) => {
    const { pathname } = router.state.location
    return router.subscribe('onBeforeNavigate', ({ toLocation }) =>
      sendBack({ type: toLocation.pathname === pathname ? 'page.returned' : 'page.left' }),
    )
  })
