/** Leaves the focus where it is while a step is taken, also if the component beside takes it. */
export function keepFocus(act: () => void): void {
  const focused = document.activeElement
  act()
  requestAnimationFrame(() => {
    if (focused instanceof HTMLElement && document.activeElement !== focused && focused !== document.body)
      focused.focus({ preventScroll: true })
  })
}
