import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** After a change of page, moves the focus to its heading and says its title, as loading a document would. */
export function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        const heading = document.querySelector<HTMLElement>('h1')
        if (heading) {
          heading.tabIndex = -1
          heading.focus({ preventScroll: true })
        }
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}
