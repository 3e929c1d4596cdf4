import { useEffect } from 'react'

/**
 * Keeps the router from loading the document anew when a page's code did not come because there is no network: the
 * browser's own error page would come instead. The router knows missing code by how the message begins, and takes an
 * error that begins otherwise to the page that says so and offers Retry.
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
