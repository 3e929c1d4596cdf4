import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** What of the panel is kept: the focused element and how far the workbench is scrolled. */
type Kept = { focused: HTMLElement | null; top: number }

/**
 * Keeps the focus on the panel and the panel in view while its stage is walked: the site on the stage moves the focus as
 * it does in a browser, which would take both away. Returns props for what surrounds panel and stage.
 */
export function usePanelKept(isWalking: boolean, frame: RefObject<HTMLIFrameElement | null>) {
  const kept = useRef<Kept>({ focused: null, top: 0 })
  useEffect(() => {
    if (isWalking) {
      kept.current.top = window.scrollY
      return
    }
    if (document.activeElement === frame.current) kept.current.focused?.focus({ preventScroll: true })
    window.scrollTo({ top: kept.current.top, behavior: 'instant' })
  }, [isWalking, frame])
  return {
    onFocusCapture: ({ target }: FocusEvent<HTMLElement>) => {
      if (target !== frame.current) kept.current.focused = target
    },
  }
}
