import { useEffect, useRef } from 'react'
import { rootAround } from './rootAround'

/**
 * Has the document around it take the theme that is chosen in the workbench's toolbar: a frame in which the workbench shows a
 * story at some width, or a component beside its machine, does not know it.
 */
export function FollowedTheme() {
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const workbench = rootAround()
    const root = mark.current?.ownerDocument.documentElement
    if (!root || !workbench || root === workbench) return
    const follow = () => {
      const { theme } = workbench.dataset
      if (theme) root.dataset.theme = theme
    }
    follow()
    const observer = new MutationObserver(follow)
    observer.observe(workbench, { attributeFilter: ['data-theme'] })
    return () => observer.disconnect()
  }, [])
  return <span ref={mark} hidden />
}
