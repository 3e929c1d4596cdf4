/** Calls `use` with each dialog that was opened or closed, right after the code that has done it. */
export function followDialogs(use: (dialog: HTMLDialogElement) => void): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target instanceof HTMLDialogElement) use(target)
  }).observe(document, { subtree: true, attributeFilter: ['open'] })
}

/**
 * Has every dialog that the browser has closed say so before the next key or press. The browser itself does later: a press
 * that comes in between would meet a part of the page that takes the dialog for open, and be lost.
 */
export function tellOfClosedDialogs(): void {
  const untold = new Set<HTMLDialogElement>()
  followDialogs((dialog) => {
    if (!dialog.open) untold.add(dialog)
  })
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target instanceof HTMLDialogElement) untold.delete(target)
    },
    { capture: true },
  )
  const tell = () => {
    for (const dialog of untold) {
      untold.delete(dialog)
      if (!dialog.open) dialog.dispatchEvent(new Event('close'))
    }
  }
  for (const type of ['keydown', 'pointerdown', 'click'])
    document.addEventListener(type, tell, { capture: true })
}
