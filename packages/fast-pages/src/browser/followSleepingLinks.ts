import { isAlive, isHydrated } from './earlyPress.ts'

/**
 * Has `follow` called for a link in a part that sleeps, once the page answers: the code of that part is not waited for, which
 * may never come.
 */
export function followSleepingLinks(follow: (address: string) => void): void {
  // On the window, before the document's first script holds the press.
  window.addEventListener(
    'click',
    (event) => {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
      const link = target instanceof Element ? target.closest('a[href^="/"]') : null
      if (!link || !isAlive() || isHydrated(link)) return
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
      event.preventDefault()
      event.stopPropagation()
      follow(link.getAttribute('href') ?? '/')
    },
    { capture: true },
  )
}
