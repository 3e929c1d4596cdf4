import type { MouseEvent, PointerEvent } from 'react'

const pressed = 'data-backdrop-pressed'

/**
 * Handlers for a modal `dialog` that a press beside it closes. A press that only ends there, as when text is selected by
 * dragging, does nothing, although the browser reports it as a click on the dialog.
 */
export const backdropPress = (onPress: (dialog: HTMLDialogElement) => void) => ({
  onPointerDown: ({ target, currentTarget }: PointerEvent<HTMLDialogElement>) => {
    currentTarget.toggleAttribute(pressed, target === currentTarget)
  },
  onClick: ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && currentTarget.hasAttribute(pressed)) onPress(currentTarget)
  },
})
