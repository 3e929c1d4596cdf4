import { findStories } from '../start/findStories'
import { allStories } from '../start/storyList'

/** Adds to Ladle's column, for assistive technology, its name and `aria-current` for the open story. */
function label(column: Element): void {
  for (const each of [column, column.querySelector('[role=tree]')])
    each?.setAttribute('aria-label', 'Stories')
  for (const leaf of column.querySelectorAll('.ladle-linkable')) leaf.removeAttribute('aria-expanded')
  offerSearch(column)
  const open = column.querySelector('.ladle-active a')
  for (const other of column.querySelectorAll('[aria-current]')) {
    if (other !== open) other.removeAttribute('aria-current')
  }
  if (open?.ariaCurrent === null) open.setAttribute('aria-current', 'page')
}

/** A story may have a main part of its own. */
function setMainRole(): void {
  const main = document.querySelector('.ladle-main')
  if (main?.querySelector('main')) main.setAttribute('role', 'presentation')
  else main?.removeAttribute('role')
}

/** The column searches ids; in place of nothing it leads to the search that knows other words. */
function offerSearch(column: Element): void {
  let more = column.querySelector<HTMLAnchorElement>('.column-more')
  if (!more) {
    more = document.createElement('a')
    more.className = 'column-more'
    column.append(more)
  }
  const { value = '' } = column.querySelector('input') ?? {}
  more.hidden = column.querySelector('[role=tree] > *') !== null
  const text = `Nothing has this name; ${more.hidden ? 0 : findStories(value, allStories()).length} found in other words`
  if (more.textContent !== text) more.textContent = text
  more.href = `?story=start-here--welcome&find=${encodeURIComponent(value)}`
}

/** Keeps the column labelled as it changes, and has Tab enter it at the open story. */
export function labelColumn(): () => void {
  const column = document.querySelector('.ladle-aside')
  if (!column) return () => {}
  const open = column.querySelector<HTMLElement>('.ladle-active a')
  if (open) {
    column.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.setAttribute('tabindex', '-1')
    open.tabIndex = 0
  }
  label(column)
  setMainRole()
  const shown = new MutationObserver(setMainRole)
  shown.observe(document.documentElement, { attributeFilter: ['data-shown-story'] })
  const labelAgain = () => label(column)
  const observer = new MutationObserver(labelAgain)
  column.addEventListener('input', labelAgain)
  observer.observe(column, { subtree: true, childList: true, attributeFilter: ['class', 'aria-expanded'] })
  return () => {
    column.removeEventListener('input', labelAgain)
    observer.disconnect()
    shown.disconnect()
  }
}
