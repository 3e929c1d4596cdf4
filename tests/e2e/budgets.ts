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
  scripts: 160.6,
  scriptFiles: 20,
  styles: 6.8,
  document: 13,
  elements: 490,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 156.2, scriptFiles: 14, styles: 9.6, document: 19.4, elements: 960 },
  '/about': { scripts: 157.4, scriptFiles: 17, styles: 7.3, elements: 540 },
  '/api': { scripts: 160.7, scriptFiles: 19, styles: 7.8, document: 14.1, elements: 610 },
  '/blog': { scripts: 162.8, scriptFiles: 18, styles: 7.5, document: 20.1, elements: 750 },
  '/contact': { scripts: 171.6, scriptFiles: 26, styles: 7.2, document: 13.5, elements: 520 },
  '/features': { scripts: 168.4, scriptFiles: 33, styles: 8.7, document: 18.4, elements: 1120 },
  '/forgot-password': { scripts: 172.7, scriptFiles: 33, styles: 4.2, document: 8.5, elements: 80 },
  '/login': { scripts: 177.6, scriptFiles: 36, styles: 4.6, document: 9.4, elements: 110 },
  '/market': { scripts: 166.5, scriptFiles: 24, styles: 8.2, document: 17.5, elements: 1400 },
  '/support': { document: 13.1 },
  '/register': { scripts: 188, scriptFiles: 44, styles: 4.8, document: 10.1, elements: 150 },
  '/token': { scripts: 162.3, scriptFiles: 22, styles: 8.3, document: 15.3, elements: 740 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
