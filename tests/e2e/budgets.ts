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
  styles: 6.8,
  document: 12.9,
  elements: 490,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 155.6, scriptFiles: 14, styles: 9.6, document: 19.2, elements: 960 },
  '/about': { scripts: 155.6, scriptFiles: 17, styles: 7.3, elements: 540 },
  '/api': { scripts: 158, scriptFiles: 19, styles: 7.8, document: 14, elements: 610 },
  '/blog': { scripts: 159.8, scriptFiles: 16, styles: 7.5, document: 19.9, elements: 750 },
  '/contact': { scripts: 169, scriptFiles: 25, styles: 7.2, document: 13.3, elements: 520 },
  '/features': { scripts: 166.5, scriptFiles: 33, styles: 8.7, document: 18.3, elements: 1120 },
  '/forgot-password': { scripts: 172, scriptFiles: 33, styles: 4.2, document: 8.3, elements: 80 },
  '/login': { scripts: 177, scriptFiles: 36, styles: 4.6, document: 9.3, elements: 110 },
  '/market': { scripts: 165, scriptFiles: 22, styles: 8.2, document: 17.5, elements: 1400 },
  '/register': { scripts: 187, scriptFiles: 44, styles: 4.8, document: 9.9, elements: 150 },
  '/token': { scripts: 160, scriptFiles: 22, styles: 8.3, document: 15.2, elements: 740 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
