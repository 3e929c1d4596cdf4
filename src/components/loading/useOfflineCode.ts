import { useEffect } from 'react'

/**
 * Keeps the router from reloading the document when a page's code failed to load offline: a reload would show the
 * browser's own error page. The router recognises missing code by the start of the message, and shows its error page,
 * with Retry, for any other message.
 */
export function useOfflineCode() {
  useEffect(() => {
    const mark = ({ payload }: VitePreloadErrorEvent) => {
      if (!navigator.onLine) payload.message = `Offline: ${payload.message}`
    }
    window.addEventListener('vite:preloadError', mark)
    return () => window.removeEventListener('vite:preloadError', mark)
  }, [])
}
