/**
 * What answers a press only with the site's code. A text field works without it, and so does a link, unless it leads to
 * another place of the same page: the browser would go there without its heading getting the focus.
 */
const pressable = 'button, [type=checkbox], label:has([type=checkbox]), a[href*="#"]:not([href^="#"])'

/** Dispatched on the document when a part of the page has been hydrated. */
export const hydrated = 'king-exchange:hydrated'

/** React has put its properties on the elements that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Whether a press follows a link to another page, or opens it in another tab. */
const leadsAway = (element: HTMLElement, { ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  element instanceof HTMLAnchorElement &&
  (element.pathname !== window.location.pathname || ctrlKey || metaKey || shiftKey)

/** Whether the document came with its content, which is hydrated later; otherwise every element is React's own. */
export const isPrerendered = () => document.getElementById('root')?.dataset.path !== undefined

/**
 * Holds every press on a part of the page that is not hydrated, and repeats it once when it is. For the document's first
 * script.
 */
export function holdEarlyPresses(): void {
  const held = new Set<HTMLElement>()
  document.addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
      if (!pressed || !isPrerendered() || isHydrated(pressed) || leadsAway(pressed, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.add(pressed)
    },
    { capture: true },
  )
  document.addEventListener(hydrated, () => {
    for (const pressed of [...held].filter(isHydrated)) {
      held.delete(pressed)
      pressed.click()
    }
  })
}

/** Lets the first script repeat the presses on what has been hydrated. */
export const repeatEarlyPresses = () => {
  document.dispatchEvent(new Event(hydrated))
}
