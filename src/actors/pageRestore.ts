import { fromCallback } from 'xstate'

/** Reports that the browser has restored the page from its back/forward cache. */
export const pageRestore = fromCallback(({ sendBack }) => {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) sendBack({ type: 'page.restored' })
  }
  window.addEventListener('pageshow', onPageShow)
  return () => window.removeEventListener('pageshow', onPageShow)
})
