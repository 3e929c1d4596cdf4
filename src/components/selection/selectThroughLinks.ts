/** How far the pointer goes, in pixels, before a press is a selection. */
const farEnough = 3

type Caret = { node: Node; offset: number }

/** The place in a text at a point of the window. */
function caretAt(x: number, y: number): Caret | null {
  const position = document.caretPositionFromPoint?.(x, y)
  if (position) return { node: position.offsetNode, offset: position.offset }
  // Safari before 26.2 has only this one.
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : null
}

const isStretchedBy = (link: Element, pseudo: '::before' | '::after') => {
  const { content, position } = getComputedStyle(link, pseudo)
  return content !== 'none' && position === 'absolute'
}

/** The link or button whose hit area is stretched over a place, as `stretched` has it. */
function stretchedAt(target: EventTarget | null): HTMLElement | null {
  const link = target instanceof Element ? target.closest<HTMLElement>('a[href], button') : null
  return link && (isStretchedBy(link, '::after') || isStretchedBy(link, '::before')) ? link : null
}

/** How fast the page scrolls while the pointer is beyond the window, in pixels a frame. */
const scrollStep = 12

const letThrough = (isLet: boolean) => document.documentElement.toggleAttribute('data-selecting', isLet)

/**
 * Lets the mouse select the texts below a stretched link: the pointer that is pressed there and moved selects from one
 * place to the other, and does not press the link. A press without a movement is the link's, with every button and key.
 */
export function selectThroughLinks(): void {
  const begin = (down: MouseEvent) => {
    const link = stretchedAt(down.target)
    if (!link || down.button !== 0 || down.ctrlKey || down.metaKey || down.shiftKey || down.altKey) return
    const selection = getSelection()
    if (!selection) return
    selection.removeAllRanges()
    let start: Caret | null = null
    const press = new AbortController()
    const during = { capture: true, signal: press.signal }

    const extend = ({ clientX, clientY }: MouseEvent) => {
      const place = caretAt(clientX, Math.min(Math.max(clientY, 1), window.innerHeight - 1))
      if (start && place) selection.setBaseAndExtent(start.node, start.offset, place.node, place.offset)
    }
    let frame = 0
    const scrollTo = (event: MouseEvent) => {
      cancelAnimationFrame(frame)
      const { clientY } = event
      if (clientY >= 0 && clientY < window.innerHeight) return
      frame = requestAnimationFrame(() => {
        window.scrollBy({ top: Math.sign(clientY) * scrollStep, behavior: 'instant' })
        extend(event)
        scrollTo(event)
      })
    }
    const move = (event: MouseEvent) => {
      const { clientX, clientY, buttons } = event
      if (!(buttons & 1)) return end()
      if (!start) {
        if (Math.hypot(clientX - down.clientX, clientY - down.clientY) < farEnough) return
        letThrough(true)
        start = caretAt(down.clientX, down.clientY)
      }
      extend(event)
      scrollTo(event)
    }
    /** The click that follows a selection presses nothing; one that has selected nothing is a press after all. */
    const up = ({ clientX, clientY }: MouseEvent) => {
      const hasMoved = start !== null
      end()
      if (!hasMoved) return
      const isPress =
        !/\S/.test(String(selection)) && stretchedAt(document.elementFromPoint(clientX, clientY)) === link
      const swallow = (click: MouseEvent) => {
        if (!click.isTrusted) return
        click.preventDefault()
        click.stopPropagation()
      }
      window.addEventListener('click', swallow, { capture: true, once: true })
      // The click comes before the next task, or not at all.
      setTimeout(() => {
        window.removeEventListener('click', swallow, { capture: true })
        if (isPress) link.click()
      })
    }
    const end = () => {
      press.abort()
      cancelAnimationFrame(frame)
      letThrough(false)
    }
    window.addEventListener('mousemove', move, during)
    window.addEventListener('mouseup', up, during)
    // Neither the browser's own selection, which would begin in the link, nor its drag of the link.
    window.addEventListener('selectstart', (event) => event.preventDefault(), during)
    window.addEventListener('dragstart', (event) => event.preventDefault(), during)
  }
  window.addEventListener('mousedown', begin, { capture: true })
}
