/** Dispatched on the window when the site cannot start because the connection is lost. */
const lost = 'fast-pages:lost'

/** Tells the document's own script that the site cannot start. */
export const reportLost = (): void => void dispatchEvent(new Event(lost))

/** Calls `show` when the site reports that it cannot start. For the document's own scripts. */
export const onLost = (show: () => void): void => addEventListener(lost, show)
