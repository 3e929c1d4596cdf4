import { useEffect, useRef } from 'react'
import { rootAround } from './rootAround'

/**
 * Gives the document around it the theme of the workbench's toolbar, for a frame in which the workbench shows a story at
 * some width, or a component beside its machine.
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
