import { readFileSync } from 'node:fs'
import type { Subject } from './subjects.ts'

/** A run of Playwright for one of the two builds. */
export type Run = {
  side: 'before' | 'after'
  /** Addresses of the served workbench and site. */
  workbench: string
  site: string
  subjects: Subject[]
  /** The folder of the earlier build's pictures and of temporary files. */
  folder: string
  /** The file in which the findings are written. */
  found: string
  /** The folder and the title of Playwright's report. */
  report: string
  title: string
}

/** The kinds of findings; a picture that `failed` could not be taken. */
export const kinds = ['differs', 'new', 'gone', 'failed'] as const

/** A finding about a picture; about the test of that name if all of it failed. */
export type Finding = { kind: (typeof kinds)[number]; id: string; width: number }

/** The widths of the windows, a phone's and a desktop's, with their heights. */
export const widths = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

/** Names the file that holds the run. */
export const runVariable = 'KING_EXCHANGE_REVIEW'

/** The run that this process of Playwright is for. */
export const readRun = (): Run => JSON.parse(readFileSync(process.env[runVariable] ?? '', 'utf8'))
