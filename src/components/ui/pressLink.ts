import type { MouseEvent } from 'react'

/** Presses the link of a row, unless it was a control of its own that was pressed, or a text has been selected. */
export function pressLink({ target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a, button') || getSelection()?.isCollapsed === false) return
  // With the keys that are held.
  currentTarget.querySelector('a')?.dispatchEvent(new window.MouseEvent('click', nativeEvent))
}
