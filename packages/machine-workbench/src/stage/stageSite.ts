/** A site as the stage runs it: in one document, whose address is in memory. */
export type StageSite = {
  /** The path of the page that is shown, or what else is in front of it. */
  path: () => string
  /** Opens an address as a browser does. */
  visit: (href: string) => void
  /** Goes back to the page that was left for another service. */
  comeBack: () => void
  /** Closes the page with all that runs for it. */
  close: () => void
  /** What the site stores for itself before a journey begins. */
  prepare?: () => void
  /** Forgets what the site knows outside of the storages. Is not waited for longer than a moment. */
  forget?: () => Promise<unknown> | undefined
}
