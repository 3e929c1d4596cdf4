import type { Browser } from '@playwright/test'

/** The browser's program, and how it is started. */
export type BrowserPlace = { file: string; flags: string[] }

/** A line of a table: its figures by their headings. */
export type Row = Record<string, string | number>

/** What a measurement is given: the served site and a browser. */
export type Bench = {
  /** Where the site is served. */
  origin: string
  browser: Browser
  browserPlace: BrowserPlace
  /** How often each figure is measured; the median counts. */
  runs: number
  /** The addresses of all prerendered pages, and of the three pages to sign in by. */
  pages: string[]
  /** Seconds that the production build took. */
  buildSeconds: number
}

/** One table of `npm run bench`. */
export type Measurement = { title: string; measure: (bench: Bench) => Promise<Row[]> }
