import { useSyncExternalStore } from 'react'

function listen(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

/** The height of the window that a phone's keyboard leaves free, in pixels, whatever the zoom. */
export const useVisibleHeight = (): number =>
  useSyncExternalStore(listen, () => {
    const { height, scale } = window.visualViewport ?? { height: window.innerHeight, scale: 1 }
    return Math.round(height * scale)
  })
