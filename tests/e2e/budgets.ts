/** The most that a page may cost before it is hydrated: scripts, styles and document in KiB after Brotli. */
export type Budget = {
  scripts: number
  scriptFiles: number
  styles: number
  lateStyles: number
  document: number
  elements: number
  requestsBeforePaint: number
}

/** A page that has no budget of its own. */
const usual: Budget = {
  scripts: 144.1,
  scriptFiles: 18,
  styles: 6.7,
  lateStyles: 0,
  document: 11.9,
  elements: 460,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 139.8, scriptFiles: 9, styles: 4.1, lateStyles: 7.1, document: 12.7, elements: 960 },
  '/about': { scripts: 140.4, scriptFiles: 12, styles: 7.3, document: 12.7, elements: 540 },
  '/api': { scripts: 143.8, scriptFiles: 16, styles: 4.9, lateStyles: 4.1, document: 10.9, elements: 620 },
  '/blog': { scripts: 145.3, scriptFiles: 16, styles: 5.1, lateStyles: 4, document: 11.3, elements: 685 },
  '/contact': { scripts: 154.9, scriptFiles: 24, styles: 7.1, document: 13.1, elements: 520 },
  '/features': {
    scripts: 144.2,
    scriptFiles: 19,
    styles: 4.5,
    lateStyles: 5.7,
    document: 13.1,
    elements: 1115,
  },
  '/forgot-password': { scripts: 156, scriptFiles: 31, styles: 4.2, document: 7.8, elements: 80 },
  '/login': { scripts: 160.9, scriptFiles: 34, styles: 4.6, document: 8.7, elements: 110 },
  '/market': {
    scripts: 149.7,
    scriptFiles: 21,
    styles: 4.9,
    lateStyles: 4.4,
    document: 12.8,
    elements: 1375,
  },
  '/support': { styles: 6.8, document: 12.3, elements: 490 },
  '/register': { scripts: 171.2, scriptFiles: 42, styles: 4.8, document: 9.6, elements: 150 },
  '/token': { scripts: 141.3, scriptFiles: 14, styles: 4, lateStyles: 5.7, document: 10.5, elements: 740 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
