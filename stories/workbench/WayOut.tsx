import { useEffect } from 'react'

/** True if somebody has come from the workbench; a story whose address was opened by itself has nothing beside it. */
function isFromWorkbench(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return !load?.name.includes('mode=preview') || document.referrer.startsWith(window.location.origin)
}

/** True if Escape is for what is open in the story, or for the field in which it is pressed. */
const isForStory = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  document.querySelector(':modal, :popover-open') !== null ||
  (event.target as Element).matches?.('input, textarea, select')

export type WayOutProps = { onLeave: () => void }

/** Leads from a story that fills the window back to the column, as Escape does. A story in a page's frame has no way out. */
export function WayOut({ onLeave }: WayOutProps) {
  const isFramed = window.parent !== window
  useEffect(() => {
    if (isFramed) return
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isForStory(event)) onLeave()
    }
    document.addEventListener('keydown', leaveByKey)
    return () => document.removeEventListener('keydown', leaveByKey)
  }, [isFramed, onLeave])
  return isFramed || !isFromWorkbench() ? null : (
    <button type="button" className="way-out" onClick={onLeave}>
      Stories
    </button>
  )
}
