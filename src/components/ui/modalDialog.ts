import type { MouseEvent, PointerEvent } from 'react'

/** Time after its opening in which no press closes a dialog, in ms: the longest double click of most systems. */
const settlingTime = 500

/** Time at which a dialog was opened that has not taken a press since. */
const openedAt = new WeakMap<HTMLDialogElement, number>()

/** Opens a dialog as a modal one, with the guard of its presses. */
export function openModal(dialog: HTMLDialogElement | null): void {
  if (!dialog) return
  dialog.showModal()
  openedAt.set(dialog, performance.now())
}

/**
 * Keeps a double press from closing the dialog that its first half has opened: its second half does nothing. For half a
 * second no press closes the dialog, beside it or on `data-closes`, since not every phone reports a second tap as one. The
 * keyboard, whose presses have no `detail`, always counts.
 */
export const doublePressGuard = {
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => {
    const { target, currentTarget: dialog, detail } = event
    const opened = openedAt.get(dialog)
    if (opened === undefined || detail === 0) return
    const isClosing = target === dialog || (target as Element).closest('[data-closes]') !== null
    const isEarly = isClosing && performance.now() - opened < settlingTime
    if (detail === 1 && !isEarly) {
      openedAt.delete(dialog)
      return
    }
    event.preventDefault()
    event.stopPropagation()
  },
}

const pressed = 'data-backdrop-pressed'

/**
 * Handlers for a modal `dialog` that a press beside it closes. A press that only ends there, as when text is selected by
 * dragging, does nothing, although the browser reports it as a click on the dialog.
 */
export const backdropPress = (onPress: (dialog: HTMLDialogElement) => void) => ({
  ...doublePressGuard,
  onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
    currentTarget.toggleAttribute(pressed, target === currentTarget)
  },
  onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && currentTarget.hasAttribute(pressed)) onPress(currentTarget)
  },
})
