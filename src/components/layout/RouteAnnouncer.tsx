import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { headingAround } from '@/components/ui/sectionHeading'

/** The heading to focus: that of the section the hash names, else the page's; null to leave the focus where it is. */
function headingAt(hash: string) {
  const place = hash ? document.getElementById(hash) : null
  // A target that already contains the focus keeps it, as after the skip link.
  if (place?.contains(document.activeElement)) return null
  return (
    place?.querySelector<HTMLElement>('h1, h2, h3') ??
    headingAround(place) ??
    document.querySelector<HTMLElement>('h1')
  )
}

function focusOn(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * After a navigation, moves the focus to the page's heading and announces its title, as loading a document would. It
 * does the same when a page replaces its content and the focused element was removed with it. A link to a section moves
 * the focus to the section's heading.
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
