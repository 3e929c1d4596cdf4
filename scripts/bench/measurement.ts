import type { Browser } from '@playwright/test'

/** What is measured in turn: a page with one heading, the site of an earlier commit, and that of the working tree. */
export type SideName = 'bare' | 'before' | 'now'

/** A served site. */
export type Side = { name: SideName; origin: string; folder: string; pages: string[] }

/** What one run has found, by the names of figures. */
export type Sample = Record<string, number>

/** All that was found of one thing: the samples of each side, in the order of the runs. */
export type Found = { subject: string; samples: Partial<Record<SideName, Sample[]>> }

/** What a measurement is given. */
export type Bench = {
  browser: Browser
  /** How the browser is started, for a program that starts one of its own. */
  browserPlace: { file: string; flags: string[] }
  sides: Side[]
  runs: number
  /** The wanted addresses; those that the measurement chooses without it. */
  pages?: string[]
}

/** A figure of a measurement. */
export type Figure = {
  decimals: number
  /** The sides that it is divided by; a bare page has no scripts, for example. */
  beside?: Exclude<SideName, 'now'>[]
  /** True if the log has it as it is, too: not where the machine's speed has a part in it and no bound is set. */
  isWritten: boolean
}

/** One part of `npm run bench`. */
export type Measurement = {
  title: string
  figures: Record<string, Figure>
  measure: (bench: Bench) => Promise<Found[]>
}
