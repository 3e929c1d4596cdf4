import type { RouterHistory } from '@tanstack/react-router'

let isNew = false

/** Notes from now on whether a page is visited anew, or again with the browser's Back and Forward buttons. */
export function followVisits(history: RouterHistory): void {
  history.subscribe(({ action, location }) => {
    isNew = action.type === 'PUSH' && !location.hash
  })
}

/** True if the page begins at its top: it was opened by a link, and not a place within it. */
export const isNewVisit = () => isNew
