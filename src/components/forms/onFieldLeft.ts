import { nextTask } from '@king-exchange/fast-pages/browser'

const nameIn = (field: Element) =>
  (field.matches('[name]') ? field : field.querySelector('[name]'))?.getAttribute('name') ?? null

/**
 * Calls `act` when the focus has left a field of a form: its label, its message and a button in it belong to it, and it is
 * not left when only the window has lost the focus. During a press `act` waits for its end, since what it shows may move
 * what is being pressed, and the press would miss it. `entered` is the name of the field that has the focus by then.
 */
export function onFieldLeft(
  form: HTMLFormElement,
  signal: AbortSignal,
  act: (entered: string | null) => void,
) {
  const page = form.ownerDocument
  const fieldOf = (element: Element) => element.closest('[data-scope=field][data-part=root]') ?? element
  const left = new Set<Element>()
  let isPressed = false
  /** Where the last press began; null once it has moved the focus. */
  let pressed: Element | null = null

  const tell = async () => {
    // By then the focus has arrived elsewhere, and the press has become a click.
    await nextTask()
    if (isPressed || signal.aborted) return
    const place = page.activeElement === page.body ? pressed : page.activeElement
    const gone = [...left].filter((field) => !field.contains(place))
    for (const field of gone) left.delete(field)
    if (gone.length > 0) act(form.contains(place) ? nameIn(fieldOf(place as Element)) : null)
  }
  const listen = (types: string[], listener: (event: Event) => void) => {
    for (const type of types) page.addEventListener(type, listener, { capture: true, signal })
  }
  listen(['mousedown'], ({ target }) => {
    isPressed = true
    pressed = target as Element
  })
  listen(['focusin'], () => {
    pressed = null
  })
  // A key also ends a press whose end was not seen, in a menu of the browser for example.
  listen(['mouseup', 'dragend', 'keydown'], () => {
    isPressed = false
    if (left.size > 0) void tell()
  })
  listen(['focusout'], ({ target }) => {
    const control = target as Element
    if (!form.contains(control)) return
    left.add(fieldOf(control))
    void tell()
  })
}
