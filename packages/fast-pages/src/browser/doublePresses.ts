import { followDialogs } from './closedDialogs.ts'
import { isComposing } from './isComposing.ts'

/** How long after its opening a dialog is not closed by a press, in ms: the longest double click of most systems. */
const settlingTime = 500

const controls = 'a, button, summary, input, select, textarea'
/** What the next press on the same place would close again. */
const openers = '[aria-haspopup], [popovertarget], summary'

/** The control that a press is meant for: a dialog itself if the press is beside it. */
const controlOf = (target: EventTarget | null) =>
  target instanceof HTMLDialogElement
    ? target
    : target instanceof Element
      ? (target.closest('label')?.control ?? target.closest<HTMLElement>(controls))
      : null

/**
 * Refuses presses that were meant for something else. The second press of a double click counts only for the control that
 * had the first one, not for what has come into its place, and not where it would close what the first has opened. A
 * press beside a dialog, or on what has `data-closes` in it, counts half a second after it has opened. Presses by the
 * keyboard, which have no `detail`, always count; and a press after a key was struck is a first one, however soon it
 * comes: Escape may have closed what the press before it opened.
 */
export function refuseDoublePresses(): void {
  let first: Element | null = null
  let isKeyBetween = false
  let openedAt = Number.NEGATIVE_INFINITY
  followDialogs((dialog) => {
    if (dialog.open) openedAt = performance.now()
  })
  document.addEventListener(
    'keydown',
    // A modifier that is held tells of itself again and again.
    (event) => (isKeyBetween ||= !event.repeat && !isComposing(event)),
    { capture: true },
  )
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0) return
      const control = controlOf(event.target)
      const isFirst = event.detail === 1 || isKeyBetween
      isKeyBetween = false
      if (isFirst) first = control
      const isSecond = !isFirst && (control !== first || control?.matches(openers))
      const isEarly = control?.matches('dialog, [data-closes]') && performance.now() - openedAt < settlingTime
      if (!control || !(isSecond || isEarly)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
