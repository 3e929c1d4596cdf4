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
  scripts: 156.9,
  scriptFiles: 20,
  styles: 6.7,
  lateStyles: 0,
  document: 13,
  elements: 490,
  requestsBeforePaint: 2,
}

/** Lower these when a page gets smaller. */
const own: Record<string, Partial<Budget>> = {
  '/': { scripts: 152.5, scriptFiles: 12, styles: 5.5, lateStyles: 5.6, document: 15.5, elements: 960 },
  '/about': { scripts: 153.4, scriptFiles: 15, styles: 5.8, lateStyles: 2.6, document: 11.8, elements: 540 },
  '/api': { scripts: 156.8, scriptFiles: 18, styles: 6.4, lateStyles: 2.5, document: 13, elements: 610 },
  '/blog': { scripts: 159.5, scriptFiles: 18, styles: 6.3, lateStyles: 2.3, document: 19.2, elements: 755 },
  '/contact': {
    scripts: 167.9,
    scriptFiles: 26,
    styles: 5.8,
    lateStyles: 2.5,
    document: 12.5,
    elements: 520,
  },
  '/features': {
    scripts: 164.4,
    scriptFiles: 32,
    styles: 7.2,
    lateStyles: 2.7,
    document: 17.1,
    elements: 1130,
  },
  '/forgot-password': { scripts: 169.1, scriptFiles: 33, styles: 4.2, document: 8.7, elements: 80 },
  '/login': { scripts: 173.9, scriptFiles: 36, styles: 4.6, document: 9.7, elements: 110 },
  '/market': {
    scripts: 162.8,
    scriptFiles: 24,
    styles: 6.5,
    lateStyles: 2.7,
    document: 15.8,
    elements: 1400,
  },
  '/support': { styles: 5.4, lateStyles: 2.4, document: 12 },
  '/register': { scripts: 184.3, scriptFiles: 44, styles: 4.8, document: 10.4, elements: 150 },
  '/token': { scripts: 154, scriptFiles: 16, styles: 5.4, lateStyles: 4.2, document: 12.6, elements: 740 },
}

/** The budget of a prerendered page. */
export const budgetOf = (page: string): Budget => ({ ...usual, ...own[page] })
