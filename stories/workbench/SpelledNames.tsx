import { useEffect } from 'react'
import { spelled } from '../start/inWords'

function mend() {
  const title = spelled(document.title.replace(/ \| Ladle$/, ' | King Exchange workbench'))
  if (title !== document.title) document.title = title
  for (const column of document.querySelectorAll('.ladle-aside')) {
    const names = document.createTreeWalker(column, NodeFilter.SHOW_TEXT)
    while (names.nextNode()) {
      const name = names.currentNode as Text
      if (spelled(name.data) !== name.data) name.data = spelled(name.data)
    }
    for (const entry of column.querySelectorAll<HTMLElement>('[title]')) entry.title = spelled(entry.title)
  }
}

/** Ladle makes the names in its column, and the title of the page, out of addresses: here they are written as names are. */
export function SpelledNames() {
  useEffect(() => {
    const observer = new MutationObserver(mend)
    for (const place of document.querySelectorAll('title, .ladle-aside'))
      observer.observe(place, { childList: true, subtree: true })
    mend()
    return () => observer.disconnect()
  }, [])
  return null
}
