/** The history of a router, as that of TanStack Router tells of its changes. */
type FollowedHistory = {
  subscribe: (use: (change: { action: { type: string }; location: { hash: string } }) => void) => unknown
}

let isNew = false

/** Notes from now on whether a page is visited anew, or again with the browser's Back and Forward buttons. */
export function followVisits(history: FollowedHistory): void {
  history.subscribe(({ action, location }) => {
    isNew = action.type === 'PUSH' && !location.hash
  })
}

/** True if the page begins at its top: it was opened by a link, and not a place within it. */
export const isNewVisit = () => isNew
