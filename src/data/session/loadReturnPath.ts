/** Loads `returnPath.ts`, when a visitor leaves or comes back; undefined if the code does not come. */
export const loadReturnPath = () => import('./returnPath').catch(() => undefined)
