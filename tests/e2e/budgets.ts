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
  scripts: 159,
  scriptFiles: 20,
  styles: 9,
  document: 15.2,
  elements: 600,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 155, scriptFiles: 13, styles: 12, document: 22.2, elements: 1040 },
  '/about': { document: 19.6, elements: 680 },
  '/api': { styles: 10, document: 16.4, elements: 700 },
  '/blog': { styles: 9.6, document: 22.3, elements: 840 },
  '/contact': { scripts: 169, scriptFiles: 24, styles: 9.2, document: 15.6 },
  '/features': { scripts: 166, scriptFiles: 32, styles: 11, document: 20.9, elements: 1220 },
  '/forgot-password': { scripts: 172, scriptFiles: 32, styles: 5.3, document: 9.3, elements: 90 },
  '/login': { scripts: 177, scriptFiles: 35, styles: 5.8, document: 10.3, elements: 120 },
  '/market': { scripts: 165, scriptFiles: 21, styles: 10, document: 19.1, elements: 1470 },
  '/register': { scripts: 187, scriptFiles: 43, styles: 6, document: 11, elements: 160 },
  '/token': { scripts: 160, scriptFiles: 21, styles: 10.5, document: 17.8, elements: 830 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
