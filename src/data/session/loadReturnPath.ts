/** Loads what knows the page that was asked for, when a visitor leaves or comes back; undefined if its code does not come. */
export const loadReturnPath = () => import('./returnPath').catch(() => undefined)
