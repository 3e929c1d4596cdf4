let remembered: Element | null = null

/** Remembers where the focus is, until the component that is about to appear has taken its steps. */
export function rememberFocus(): void {
  remembered ??= document.activeElement
}

/** Takes a step, and leaves the focus where it is or was, also if the component beside takes it. */
export function restoreFocus(act: () => void): void {
  const focused = remembered ?? document.activeElement
  act()
  requestAnimationFrame(() => {
    remembered = null
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused !== document.body)
      focused.focus({ preventScroll: true })
  })
}
