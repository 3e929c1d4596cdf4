import { fromCallback } from 'xstate'

/** Reports that the style sheet has hidden a menu's button: it alone knows when the window has room without the menu. */
export const elementHidden = (element: () => Element | null) =>
  fromCallback(({ sendBack }) => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry?.contentRect.width === 0) sendBack({ type: 'window.widened' })
    })
    const observed = element()
    if (observed) observer.observe(observed)
    return () => observer.disconnect()
  })
