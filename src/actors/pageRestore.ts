import { fromCallback } from 'xstate'
import type { oauthRedirectMachine } from '@/machines/oauthRedirectMachine'
import type { Sends } from './sends'

/** Reports that the browser has restored the page from its back/forward cache. */
export const pageRestore = fromCallback(
  ({ sendBack }: Sends<typeof oauthRedirectMachine, 'page.restored'>) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) sendBack({ type: 'page.restored' })
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  },
)
