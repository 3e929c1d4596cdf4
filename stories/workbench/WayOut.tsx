import { ActionType, ModeState, useLadleContext } from '@ladle/react'
import { useCallback, useEffect } from 'react'
import { rootAround } from './rootAround'

/** True if somebody has come from the workbench; a story whose address was opened by itself has nothing beside it. */
function isFromWorkbench(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  return !load?.name.includes('mode=preview') || document.referrer.startsWith(window.location.origin)
}

/** True if something lies open over a document or over one in its frames. */
const hasOpen = (place: Document): boolean =>
  place.querySelector(':modal, :popover-open') !== null ||
  Array.from(place.querySelectorAll('iframe')).some(
    ({ contentDocument }) => contentDocument !== null && hasOpen(contentDocument),
  )

/** True if a key is for an open part of the story, or for the field in which it is pressed. */
const isForStory = ({ defaultPrevented, isComposing, target }: KeyboardEvent) =>
  defaultPrevented ||
  isComposing ||
  // Escape empties it.
  (target instanceof HTMLInputElement && target.type === 'search' && target.value !== '') ||
  hasOpen(document)

/**
 * Leads from a story that fills the window back to the column, as Escape does. A story in a page's frame has no way out, and
 * leaves the workbench's keys to the page if it is of the same origin.
 */
export function WayOut() {
  const { dispatch } = useLadleContext()
  const isFramed = window.parent !== window
  const leave = useCallback(
    () => dispatch({ type: ActionType.UpdateMode, value: ModeState.Full }),
    [dispatch],
  )
  useEffect(() => {
    if (isFramed) dispatch({ type: ActionType.UpdateHotkeys, value: false })
    const leaveByKey = (event: KeyboardEvent) => {
      if (!(event.altKey || event.key === 'Escape') || isForStory(event)) return
      if (isFramed) rootAround()?.dispatchEvent(new KeyboardEvent('keydown', event))
      else if (event.key === 'Escape') leave()
    }
    // Whatever closes on the document comes first.
    window.addEventListener('keydown', leaveByKey)
    return () => window.removeEventListener('keydown', leaveByKey)
  }, [isFramed, leave, dispatch])
  return isFramed || !isFromWorkbench() ? null : (
    <button type="button" className="way-out" onClick={leave}>
      Stories
    </button>
  )
}
