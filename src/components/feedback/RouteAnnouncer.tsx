import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The heading that an address leads to: its section's where it names one, else the page's. */
function headingAt(hash: string) {
  const place = hash ? document.getElementById(hash) : null
  // A place of the page that holds the focus already, as the skip link's does, keeps it.
  if (place?.contains(document.activeElement)) return null
  const heading = place?.querySelector<HTMLElement>('h1, h2, h3')
  return heading ?? document.querySelector<HTMLElement>('h1')
}

function focusOn(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * After a change of page, or of what a page shows where the focus went with it, moves the focus to its heading and
 * says its title, as loading a document would. A link to a section moves the focus to the section's heading.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const findHeading = () => document.querySelector<HTMLElement>('h1')
    let known = findHeading()?.textContent
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
      const heading = findHeading()
      const isSwapped = known !== undefined && heading?.textContent !== known
      const isFocusLost = document.activeElement === document.body
      known = heading?.textContent
      if (!fromLocation) return
      const isOtherPage = pathChanged || (isSwapped && isFocusLost)
      const isOtherSection = hashChanged && toLocation.hash !== ''
      if (!isOtherPage && !isOtherSection) return
      const target = headingAt(toLocation.hash)
      if (target) focusOn(target)
      if (isOtherPage) setTitle(document.title)
    })
  }, [router])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
