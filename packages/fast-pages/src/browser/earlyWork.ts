import { hydrated, isHydrated, queuedPresses } from './earlyPress.ts'
import { isPage } from './ownAttributes.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A part of the page whose content React has rendered anew, with its former elements. */
type Renewal = { place: Element; removed: Element[] }

/** The same for an element and for the one in its place, whatever a translation or an extension has put around it. */
const kindOf = (element: Element) =>
  ['name', 'href', 'class'].map((attribute) => element.getAttribute(attribute)).find(Boolean) ?? ''

const allIn = (roots: Iterable<Element>, tag: string) =>
  [...roots].flatMap((root) => [...(root.matches(tag) ? [root] : []), ...root.querySelectorAll(tag)])

/** The element in the place of a removed one, counted among those of its kind. */
function successorOf(element: Element, { place, removed }: Renewal): HTMLElement | undefined {
  const kind = kindOf(element)
  const alike = (roots: Iterable<Element>) =>
    allIn(roots, element.localName).filter((other) => kindOf(other) === kind)
  return alike(place.children)[alike(removed).indexOf(element)] as HTMLElement | undefined
}

/** Fills a field in as a visitor does. */
function fill(field: Field, property: 'value' | 'checked', content: string | boolean): void {
  // React notes what is set on the element itself, and would take the event for none.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, content)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

function carryField(old: Field, renewal: Renewal): void {
  const field = successorOf(old, renewal) as Field | undefined
  const isBox = old.type === 'checkbox' || old.type === 'radio'
  const property = isBox ? 'checked' : 'value'
  const contentOf = (holder: Field) => (holder as HTMLInputElement)[property]
  if (field && contentOf(field) !== contentOf(old)) fill(field, property, contentOf(old))
}

function carryFocus(old: HTMLElement, renewal: Renewal): void {
  if (document.activeElement !== document.body) return
  const next = old.isConnected ? old : successorOf(old, renewal)
  next?.focus({ preventScroll: true })
  const caret = 'selectionStart' in old ? (old as HTMLInputElement).selectionStart : null
  // A field for an address has none.
  if (caret !== null && next) (next as HTMLInputElement).setSelectionRange(caret, caret)
}

let focused: Element | null = null
let pressed: Element | null = null
/** The element that replaced `pressed` during the press: a browser sends no click then. */
let pressedNext: HTMLElement | undefined
const presses: (() => HTMLElement | undefined)[] = []

/** The page and its lower parts until React has hydrated them. Later a part renews only what a visitor asks for. */
const waiting = new Set<Element>()

const isWaiting = (place: Element) => waiting.has(place.closest('[data-lower], #root') ?? place)

/** Carries a visitor's work in removed elements over to the new ones. */
function carryOver(changes: MutationRecord[]): void {
  for (const renewal of renewalsOf(changes)) {
    const { place, removed } = renewal
    if (!isWaiting(place)) continue
    // What is moved to another place keeps what it holds.
    const isGone = (element: Element) => !element.isConnected
    for (const old of allIn(removed, 'input, select, textarea').filter(isGone))
      carryField(old as Field, renewal)
    for (const old of allIn(removed, 'details[open]').filter(isGone))
      successorOf(old, renewal)?.setAttribute('open', '')
    for (const old of removed.flatMap((root) => queuedPresses(root)))
      presses.push(() => successorOf(old, renewal))
    if (pressed && removed.some((root) => root.contains(pressed))) pressedNext = successorOf(pressed, renewal)
    if (focused instanceof HTMLElement) carryFocus(focused, renewal)
  }
}

function renewalsOf(changes: MutationRecord[]): Renewal[] {
  const renewals = new Map<Element, Element[]>()
  for (const { target, removedNodes } of changes) {
    const elements = [...removedNodes].filter((node) => node instanceof Element)
    const place = target as Element
    if (elements.length > 0) renewals.set(place, [...(renewals.get(place) ?? []), ...elements])
  }
  return [...renewals].map(([place, removed]) => ({ place, removed }))
}

/** True if React has come to a lower part, or to the page, or if the part is gone. */
const isReached = (part: Element) =>
  part.hasAttribute('data-lower')
    ? !part.isConnected || (part.firstElementChild !== null && isHydrated(part.firstElementChild))
    : isPage('hydrated')

/**
 * Keeps a visitor's work when React renders the page or a part of it anew, because a translation or an extension has changed
 * the document before hydration. Texts, choices and the focus pass to the new elements, and a queued press, or one that has
 * only begun, is ended there. Stops for the page, and for each lower part, when it is hydrated.
 */
export function carryWorkOver(page: Element): void {
  focused = document.activeElement
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  // React keeps to itself what is pressed in a part that it has not hydrated, so these listen before it.
  const isFirst = { capture: true }
  const begin = ({ target }: PointerEvent) => {
    pressed = (target as Element).closest('a, button, summary')
    pressedNext = undefined
  }
  const end = ({ type, target }: PointerEvent) => {
    const next = pressedNext
    pressed = null
    pressedNext = undefined
    if (type === 'pointerup' && next?.contains(target as Node)) setTimeout(() => next.click())
  }
  document.addEventListener('pointerdown', begin, isFirst)
  document.addEventListener('pointerup', end, isFirst)
  document.addEventListener('pointercancel', end, isFirst)
  for (const part of [page, ...page.querySelectorAll('[data-lower]')]) waiting.add(part)
  const observer = new MutationObserver(carryOver)
  observer.observe(page, { childList: true, subtree: true })
  const carryNow = () => {
    carryOver(observer.takeRecords())
    for (const findPressed of presses.splice(0)) findPressed()?.click()
    for (const part of waiting) if (isReached(part)) waiting.delete(part)
    if (waiting.size > 0) return
    observer.disconnect()
    document.removeEventListener(hydrated, carryNow)
  }
  document.addEventListener(hydrated, carryNow)
}
