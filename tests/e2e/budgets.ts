/** The most that a page may cost before it is hydrated: scripts, styles and document in KiB after Brotli. */
export type Budget = {
  scripts: number
  scriptFiles: number
  styles: number
  document: number
  elements: number
  requestsBeforePaint: number
}

/** A page that has no budget of its own. */
const usual: Budget = {
  scripts: 212,
  scriptFiles: 20,
  styles: 13,
  document: 21.5,
  elements: 840,
  requestsBeforePaint: 3,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 207, scriptFiles: 13, styles: 14.5, document: 27.5, elements: 1160 },
  '/blog': { document: 24.5 },
  '/contact': { scripts: 221, scriptFiles: 23 },
  '/features': { scripts: 219, scriptFiles: 29, document: 25, elements: 1360 },
  '/market': { scripts: 217, scriptFiles: 21, document: 22.5, elements: 1490 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
