import { whenIdle } from './whenIdle.ts'

/** The islands that the browser lays out only where they are near the window. */
const waiting = new Set<HTMLElement>()

let isBegun = false

/**
 * Lays islands out once the page answers and the browser is idle, one at a time, and has their pictures loaded: tools that
 * take a picture of the whole page draw what is far from the window without coming near to it. Printing does all at once.
 */
export function layOutWhenIdle(box: HTMLElement): void {
  waiting.add(box)
  // Again, if it is there already, without effect.
  addEventListener('beforeprint', layOutAll)
  if (isBegun) return
  isBegun = true
  whenIdle(layOutNext)
}

/** Between two islands in a browser that does not tell when it is idle, in ms. */
const pause = 100

function layOutNext(): void {
  const [box] = waiting
  if (box) {
    waiting.delete(box)
    if (!movesWindow(box)) layOut(box)
    whenIdle(layOutNext, pause)
    return
  }
  isBegun = false
  // Not standard, but nothing else tells that a visitor pays for each picture.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!connection?.saveData) loadPictures()
}

function layOutAll(): void {
  for (const box of waiting) layOut(box)
  waiting.clear()
  loadPictures()
}

function layOut(box: HTMLElement): void {
  box.toggleAttribute('data-laid-out', true)
  // What the browser has styled before, such as a field for its autofill, would fade from what it was without late styles.
  for (const animation of box.getAnimations({ subtree: true })) {
    if (animation instanceof CSSTransition) animation.cancel()
  }
}

/** Not every browser keeps in place what is in the window when something above it changes its height. */
const movesWindow = (box: HTMLElement) =>
  !CSS.supports('overflow-anchor', 'auto') && box.getBoundingClientRect().bottom < 0

function loadPictures(): void {
  // A picture that this window does not show has no box.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    if (picture.getClientRects().length > 0) picture.loading = 'eager'
}
