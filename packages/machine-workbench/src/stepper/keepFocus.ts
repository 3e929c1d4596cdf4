let held: Element | null = null

/** Remembers where the focus is, until the component that is about to appear has taken its steps. */
export function holdFocus(): void {
  held ??= document.activeElement
}

/** Takes a step, and leaves the focus where it is or was held, also if the component beside takes it. */
export function keepFocus(act: () => void): void {
  const focused = held ?? document.activeElement
  act()
  requestAnimationFrame(() => {
    held = null
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused !== document.body)
      focused.focus({ preventScroll: true })
  })
}
