/** The attribute of what was acted on last. */
const mark = 'data-journey-mark'

/** Removes every mark. */
export function unmark(): void {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
}

/** Scrolls to an element and marks it. A field that nobody sees is marked by its label. */
function point(element: HTMLElement) {
  const shown =
    (element instanceof HTMLInputElement && element.type === 'checkbox' && element.closest('label')) ||
    element
  shown.setAttribute(mark, '')
  // `scrollIntoView` would scroll the workbench around the frame too.
  const { top, bottom } = shown.getBoundingClientRect()
  if (top < 0 || bottom > window.innerHeight) {
    window.scrollBy({ top: (top + bottom - window.innerHeight) / 2, behavior: 'instant' })
  }
}

/** Types a text into a field, in place of what it holds. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  point(field)
  field.focus({ preventScroll: true })
  // React replaces the property on the element, and would take an assignment for its own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}

/** Presses a button, a link or a checkbox. */
export function pressOn(element: HTMLElement): void {
  point(element)
  element.focus({ preventScroll: true })
  element.click()
}
