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
  scripts: 156.9,
  scriptFiles: 20,
  styles: 6.8,
  document: 13,
  elements: 490,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 152.5, scriptFiles: 12, styles: 9.6, document: 19.4, elements: 960 },
  '/about': { scripts: 153.4, scriptFiles: 16, styles: 7.3, elements: 540 },
  '/api': { scripts: 156.7, scriptFiles: 18, styles: 7.8, document: 14.2, elements: 610 },
  '/blog': { scripts: 159.5, scriptFiles: 18, styles: 7.5, document: 20.1, elements: 750 },
  '/contact': { scripts: 167.9, scriptFiles: 26, styles: 7.2, document: 13.5, elements: 520 },
  '/features': { scripts: 164.4, scriptFiles: 32, styles: 8.7, document: 18.4, elements: 1130 },
  '/forgot-password': { scripts: 169.1, scriptFiles: 33, styles: 4.2, document: 8.5, elements: 80 },
  '/login': { scripts: 173.9, scriptFiles: 36, styles: 4.6, document: 9.4, elements: 110 },
  '/market': { scripts: 162.8, scriptFiles: 24, styles: 8.2, document: 17.5, elements: 1400 },
  '/support': { document: 13.1 },
  '/register': { scripts: 184.3, scriptFiles: 44, styles: 4.8, document: 10.1, elements: 150 },
  '/token': { scripts: 158.3, scriptFiles: 21, styles: 8.3, document: 15.3, elements: 740 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
