/** Says to assistive technology what Ladle's column leaves unsaid: what it is, and which story is open. */
function mark(column: Element): void {
  for (const each of [column, column.querySelector('[role=tree]')])
    each?.setAttribute('aria-label', 'Stories')
  for (const leaf of column.querySelectorAll('.ladle-linkable')) leaf.removeAttribute('aria-expanded')
  const open = column.querySelector('.ladle-active a')
  for (const other of column.querySelectorAll('[aria-current]')) {
    if (other !== open) other.removeAttribute('aria-current')
  }
  if (open?.ariaCurrent === null) open.setAttribute('aria-current', 'page')
}

/** Keeps the column marked as it changes, and has Tab enter it at the open story. */
export function markColumn(): () => void {
  const column = document.querySelector('.ladle-aside')
  if (!column) return () => {}
  // The story has a main part of its own.
  document.querySelector('.ladle-main')?.setAttribute('role', 'presentation')
  const open = column.querySelector<HTMLElement>('.ladle-active a')
  if (open) {
    column.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.setAttribute('tabindex', '-1')
    open.tabIndex = 0
  }
  mark(column)
  const observer = new MutationObserver(() => mark(column))
  observer.observe(column, { subtree: true, childList: true, attributeFilter: ['class', 'aria-expanded'] })
  return () => observer.disconnect()
}
