import { useEffect, useRef } from 'react'
import { columnFolders, toggleFolder } from './columnFolders'
import { isForThisPage } from './isForThisPage'
import { withChoices } from './withChoices'

/** The address of a link by itself, and with the choices when it was last touched. */
const touched = new WeakMap<HTMLAnchorElement, { plain: string; full: string }>()

const linkAt = ({ target }: Event) =>
  (target as Element).closest?.<HTMLAnchorElement>('a[href*="?story="]') ?? null

/** Adds the toolbar's choices to a link, before the browser opens or copies it. */
function complete(event: Event): void {
  const link = linkAt(event)
  if (!link) return
  const known = touched.get(link)
  const plain = known?.full === link.href ? known.plain : link.href
  const full = withChoices(plain, window.location.href)
  if (full === link.href) return
  link.href = full
  touched.set(link, { plain, full })
}

/** The addresses that a pressed link leads from and to: a story that follows it by itself may change both. */
let pressed = { from: '', to: '' }

const folderAt = ({ target }: Event) => (target as Element).closest?.(`${columnFolders} > div`)?.parentElement

/**
 * Ladle would change the story in place, and write two entries of the history for it. So a link of its column loads the
 * story, as any link does, and a folder that opens beside the story leads to the first one in it.
 */
function leadFromColumn(event: MouseEvent): void {
  complete(event)
  const link = linkAt(event)
  pressed = { from: window.location.href, to: link?.href ?? window.location.href }
  if (link?.closest('.ladle-aside')) event.stopPropagation()
  const folder = folderAt(event)
  if (!folder) return
  event.stopPropagation()
  toggleFolder(folder)
  const isOver = document.documentElement.hasAttribute('data-column-open')
  setTimeout(() => {
    if (!isOver && folder.ariaExpanded === 'true') folder.querySelector('a')?.click()
  })
}

/** A link in a story asks the story's router, which leads nowhere. */
function leadFromStory(event: MouseEvent): void {
  const { from, to } = pressed
  if (isForThisPage(event) && event.defaultPrevented && from === window.location.href && to !== from)
    window.location.assign(to)
}

/** Adds the toolbar's choices to each link to a story: in the column, on the start page and in stories. */
export function LeadingLinks() {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    // The story may stand in a frame of its own, beside the column.
    for (const place of new Set([document, element.current?.ownerDocument ?? document])) {
      for (const kind of ['pointerdown', 'keydown'])
        place.addEventListener(kind, complete, { capture: true, signal })
      place.addEventListener('click', leadFromColumn, { capture: true, signal })
      place.addEventListener('click', leadFromStory, { signal })
    }
    return () => controller.abort()
  }, [])
  return <span ref={element} hidden />
}
