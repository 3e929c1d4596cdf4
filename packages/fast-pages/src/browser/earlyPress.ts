import { isPage } from './ownAttributes.ts'

/** Buttons, which only the site's code answers, and links, which it follows better. Fields and popovers work without it. */
const pressable = 'button:not([popovertarget]), a[href^="/"]'

/** Dispatched on the document when a part of the page has been hydrated. */
export const hydrated = 'fast-pages:hydrated'

/** React has put its properties on the elements that it has hydrated. */
export const isHydrated = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__reactProps'))

/**
 * True if the browser is to follow a link by itself: into another tab, or to another page before this one answers. Offline
 * it would show its own error page; to a place of the same page it would go without its heading getting the focus.
 */
const isFollowed = (element: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  element instanceof HTMLAnchorElement &&
  (ctrlKey ||
    metaKey ||
    shiftKey ||
    (element.pathname !== window.location.pathname && navigator.onLine && !isPage('hydrated')))

/** True if the document came with its content, which is hydrated later; otherwise every element is React's own. */
export const isPrerendered = () => document.getElementById('root')?.dataset.path !== undefined

/** Shows that a press on an element is queued, or no longer. */
function showQueued(element: HTMLElement, isQueued: boolean): void {
  element.ariaBusy = isQueued ? 'true' : null
  // Not by a rule: a document may have been split from the styles of later states.
  element.style.opacity = isQueued ? '.5' : ''
}

/** The elements of the page whose press is queued. */
export const queuedPresses = (within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(':is(a, button)[aria-busy=true]'),
]

/**
 * Queues every press on a part of the page that is not hydrated, shows that it was taken, and repeats it once when it is. On
 * what has `data-presses-link`, it is a press of the link in there. From hydration on, React answers a finger or a key by
 * itself, since it hydrates what a press begins in; what only clicks, as a screen reader does, is queued here. For the
 * document's first script.
 */
export function queueEarlyPresses(): void {
  const queue = new Set<HTMLElement>()
  document.addEventListener(
    'click',
    (event) => {
      const place = event.target instanceof Element ? event.target : null
      const pressed =
        place?.closest<HTMLElement>(pressable) ?? place?.closest('[data-presses-link]')?.querySelector('a')
      if (!pressed || !isPrerendered() || isHydrated(pressed) || isFollowed(pressed, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      queue.add(pressed)
      showQueued(pressed, true)
    },
    { capture: true },
  )
  document.addEventListener(hydrated, () => {
    for (const pressed of [...queue].filter(isHydrated)) {
      queue.delete(pressed)
      showQueued(pressed, false)
      pressed.click()
    }
  })
}

/** Lets the first script repeat the presses on hydrated parts. */
export const repeatEarlyPresses = () => {
  document.dispatchEvent(new Event(hydrated))
}
