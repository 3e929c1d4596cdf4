/** What answers a press only with the site's code. A link and a text field work without it. */
const pressable = 'button, [type=checkbox], label:has([type=checkbox])'

const hydrated = 'king-exchange:hydrated'

/** React has put its properties on the elements that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Whether the document came with its content, which is hydrated later; otherwise every element is React's own. */
const isPrerendered = () => document.getElementById('root')?.dataset.path !== undefined

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
      if (!pressed || !isPrerendered() || isHydrated(pressed)) return
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
