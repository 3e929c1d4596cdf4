import { useEffect, useRef } from 'react'
import { rootAround } from './rootAround'

/**
 * Has the document around it take the theme that is chosen in the workbench's toolbar: a frame in which the workbench shows
 * a story at some width, or a component beside its machine, does not know it.
 */
export function FollowedTheme() {
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A page of another host is not known; a component beside its machine then follows the workbench itself.
    const workbench = rootAround() ?? document.documentElement
    const root = element.current?.ownerDocument.documentElement
    if (!root || root === workbench) return
    const follow = () => {
      const { theme } = workbench.dataset
      if (theme) root.dataset.theme = theme
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(workbench, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return <span ref={element} hidden />
}
