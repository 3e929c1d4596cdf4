import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After a change of page, or of what a page shows where the focus went with it, moves the focus to its heading and
 * says its title, as loading a document would.
 */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(() => {
    const findHeading = () => document.querySelector<HTMLElement>('h1')
    let known = findHeading()?.textContent
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const heading = findHeading()
      const isSwapped = known !== undefined && heading?.textContent !== known
      const isFocusLost = document.activeElement === document.body
      known = heading?.textContent
      if (!fromLocation || (!pathChanged && !(isSwapped && isFocusLost))) return
      if (heading) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      setTitle(document.title)
    })
  }, [router])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
