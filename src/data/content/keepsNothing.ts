/** Said where the browser cannot keep a session. */
export const keepsNothing =
  'Your browser keeps nothing, so you will be asked to log in again after a reload and in every new tab.'
