import { isComposing } from '@king-exchange/fast-pages/browser'
import type { KeyboardEvent } from 'react'

/** The index of the menu item that a key moves to from index `at`; `names` are the items' labels. Null for no move. */
export function placeAfterKey(key: string, at: number, names: readonly string[]): number | null {
  const last = names.length - 1
  if (key === 'ArrowDown') return at === last ? 0 : at + 1
  if (key === 'ArrowUp') return at <= 0 ? last : at - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length > 1 || key === ' ') return null
  // Typeahead starts after the current item and wraps around, so pressing a letter again moves to its next match.
  const places = names.map((_, index) => (at + 1 + index) % names.length)
  return places.find((place) => names[place]?.toLowerCase().startsWith(key.toLowerCase())) ?? null
}

/** Moves the focus among a popover's links and buttons as in a menu. On the opener, at index -1, it opens the popover. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, popover: HTMLElement | null) {
  if (!popover || isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.altKey) return
  const buttons = [...popover.querySelectorAll<HTMLElement>('a, button:enabled')]
  const at = buttons.findIndex((button) => button.matches(':focus'))
  if (at === -1 && !event.key.startsWith('Arrow')) return
  const place = placeAfterKey(
    event.key,
    at,
    buttons.map(({ textContent }) => textContent ?? ''),
  )
  if (place === null) return
  event.preventDefault()
  if (!popover.matches(':popover-open')) popover.showPopover()
  buttons[place]?.focus()
}
