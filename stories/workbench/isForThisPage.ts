type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** True if the press of a link leads there in this page, and not into another tab, window or file. */
export const isForThisPage = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
