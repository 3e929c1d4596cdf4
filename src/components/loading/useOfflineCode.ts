import { useEffect } from 'react'

/**
 * Keeps the router from reloading the document when a page's code failed to load offline: a reload would show the
 * browser's own error page. The router recognises missing code by the start of the message; an error with another start
 * leads to the error page, which offers Retry.
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
