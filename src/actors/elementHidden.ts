import { fromCallback } from 'xstate'
import type { mobileMenuMachine } from '@/machines/mobileMenuMachine'
import type { Sends } from './sends'

/** Reports that the style sheet has hidden the menu button, which happens when the window is wide enough. */
export const elementHidden = (element: () => Element | null) =>
  fromCallback(({ sendBack }: Sends<typeof mobileMenuMachine, 'window.widened'>) => {
    const observer = new ResizeObserver(([entry]) => {
      // Paper has no buttons, and keeps the menu.
      const isOnPaper = window.matchMedia('print').matches
      if (entry?.contentRect.width === 0 && !isOnPaper) sendBack({ type: 'window.widened' })
    })
    const observed = element()
    if (observed) observer.observe(observed)
    return () => observer.disconnect()
  })
