import { nextTask } from '@king-exchange/fast-pages/browser'

/** The frame of the field that an element belongs to: with its label, its message and the buttons in it (`FieldFrame`). */
const frameOf = (element: Element | null) => element?.closest<HTMLElement>('[data-field]')

/**
 * Calls `act` when the focus has left a field of a form; not when only the window has lost it. During a press `act` waits
 * for its end, since what it shows may move what is being pressed, and the press would miss it. `entered` is the name of the
 * field that has the focus by then.
 */
export function onFieldLeft(
  form: HTMLFormElement,
  signal: AbortSignal,
  act: (entered: string | null) => void,
) {
  const page = form.ownerDocument
  let left: Element | null = null
  let isPressed = false
  /** Target of the last press; null once it has moved the focus. */
  let pressed: Element | null = null

  const tell = async () => {
    if (!left) return
    // By then the focus has arrived elsewhere, and the press has become a click.
    await nextTask()
    const place = page.activeElement === page.body ? pressed : page.activeElement
    if (isPressed || signal.aborted || !left || left.contains(place)) return
    left = null
    act((form.contains(place) && frameOf(place)?.dataset.field) || null)
  }
  const listen = (types: string, listener: (target: Element) => void) => {
    for (const type of types.split(' '))
      page.addEventListener(type, ({ target }) => listener(target as Element), { capture: true, signal })
  }
  listen('mousedown', (target) => {
    isPressed = true
    pressed = target
  })
  listen('focusin', () => {
    pressed = null
  })
  // A key also ends a press whose end was not seen, in a menu of the browser for example.
  listen('mouseup dragend keydown', () => {
    isPressed = false
    void tell()
  })
  listen('focusout', (target) => {
    if (!form.contains(target)) return
    left = frameOf(target) ?? target
    void tell()
  })
}
