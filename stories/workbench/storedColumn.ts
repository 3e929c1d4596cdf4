import { columnFolders, toggleFolder } from './columnFolders'

/** Key in `sessionStorage`. */
const key = 'ladle-settings-column'

const field = () => document.querySelector<HTMLInputElement>('.ladle-aside input')

const folders = () => [...document.querySelectorAll<HTMLElement>(columnFolders)]

const nameOf = (folder: HTMLElement) => `${folder.parentElement?.closest('li')?.title ?? ''}/${folder.title}`

/** Keeps the column's search text and open folders when the page is left. */
function store() {
  const open = folders().filter(({ ariaExpanded }) => ariaExpanded === 'true')
  const isFocused = document.activeElement?.closest('.ladle-aside [role=tree]') != null
  if (field())
    sessionStorage.setItem(key, JSON.stringify({ search: field()?.value, open: open.map(nameOf), isFocused }))
}

async function restore() {
  const { search = '', open = [], isFocused } = JSON.parse(sessionStorage.getItem(key) ?? '{}')
  const input = field()
  if (input && search) {
    // React hears of a value only if it is set past the field's own property.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, search)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  for (const name of open) {
    await new Promise((done) => setTimeout(done))
    const folder = folders().find((each) => nameOf(each) === name && each.ariaExpanded === 'false')
    if (folder) toggleFolder(folder)
  }
  document.querySelector('.ladle-active')?.scrollIntoView({ block: 'center' })
  if (isFocused) document.querySelector<HTMLElement>('.ladle-active a')?.focus({ preventScroll: true })
}

/** Restores the column as it was before the story was loaded. */
export function restoreColumn(): () => void {
  restore()
  window.addEventListener('pagehide', store)
  return () => window.removeEventListener('pagehide', store)
}
