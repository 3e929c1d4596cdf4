export type QueuedPresses = {
  /** True if a press would send something now, and there is no token for it yet; `isForm`: the form itself. */
  mustWait: (isForm: boolean) => boolean
  /** Called when the area is used in any way. */
  onTouched: () => void
  /** Called in place of the pressed button. */
  onQueued: () => void
}

/** The attribute of a button outside of a form whose press waits for the captcha. */
export const queuedButton = 'data-waits-for-captcha'

/**
 * Queues each press that would send something from an area of the page, by a button or by Enter, until `release` has it
 * happen; both end with `signal`. Presses of a form that has problems are left to the form, which tells them.
 */
export function queuePresses(area: HTMLElement, signal: AbortSignal, presses: QueuedPresses): () => void {
  let queued: { source: HTMLElement | null; repeat: () => void } | undefined
  let isReleasing = false
  const queue = (event: Event, source: HTMLElement | null, repeat: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    queued = { source, repeat }
    presses.onQueued()
  }
  const options = { capture: true, signal }
  area.addEventListener(
    'submit',
    (event) => {
      if (isReleasing || !presses.mustWait(true)) return
      const form = event.target as HTMLFormElement
      const source = event.submitter
      queue(event, source, () => form.requestSubmit(source))
    },
    options,
  )
  area.addEventListener(
    'click',
    (event) => {
      if (isReleasing || !(event.target instanceof Element) || !presses.mustWait(false)) return
      const button = event.target.closest<HTMLElement>(`[${queuedButton}]:not([aria-disabled=true])`)
      if (button) queue(event, button, () => button.click())
    },
    options,
  )
  for (const type of ['focusin', 'input', 'pointerdown']) {
    area.addEventListener(type, presses.onTouched, options)
  }
  // The visitor may have been here before the code was.
  if (area.matches(':focus-within')) presses.onTouched()

  return () => {
    const press = queued
    queued = undefined
    if (!press || signal.aborted) return
    // Where the visitor was when pressing, for what the form does with the focus afterwards.
    if (!area.querySelector('input:focus')) press.source?.focus()
    isReleasing = true
    press.repeat()
    isReleasing = false
  }
}
