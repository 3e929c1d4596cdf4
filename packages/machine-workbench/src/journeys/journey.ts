import type { Answers } from '../stage/answers.ts'

/** What a visitor does, or what happens around the visitor. */
export type Deed =
  /** Opens an address anew, as from a mail or the address bar. */
  | { do: 'visit'; href: string }
  | { do: 'fill'; label: string; text: string }
  /** Presses a button, a link or a checkbox. */
  | { do: 'press'; name: string }
  /** Waits so many milliseconds, which the stage skips. */
  | { do: 'wait'; milliseconds: number; why: string }
  /** Goes back in the browser, which restores the page that was left. */
  | { do: 'return' }
  /** What happens around the visitor, such as in another tab; `name` says it in a product owner's words. */
  | { do: 'act'; name: string; act: () => void }

/** What can be seen when a step has been taken. */
export type Sight =
  /** The page's heading. */
  | { see: 'page'; title: string }
  | { see: 'notice'; title: string; description?: string | undefined }
  | { see: 'text'; text: string }
  | { see: 'value'; label: string; text: string }
  | { see: 'address'; path: string }
  /** What no text shows; `name` goes on after “The stage does not show”. */
  | { see: 'fact'; name: string; isTrue: () => boolean }
  /** The provider was asked this in this step. */
  | { see: 'call'; call: string }

/** One way in which a step can go. */
export type Choice = {
  id: string
  /** In a product owner's words. */
  name: string
  /** Who decides it. */
  by: 'visitor' | 'provider'
  outcome: 'success' | 'failure' | 'waiting'
  /** In place of the step's. */
  deeds?: readonly Deed[]
  /** What the provider answers from here on, in place of the journey's answers. */
  answers?: Answers
  sights: readonly Sight[]
  /** How the lines begin that the site writes to the console. */
  logs?: readonly string[]
  /** The steps that follow on this way; without them it ends here. */
  leadsTo?: readonly Step[]
}

/** One step of a journey. After its first choice, the steps behind it follow. */
export type Step = {
  id: string
  name: string
  deeds: readonly Deed[]
  choices: readonly [Choice, ...Choice[]]
}

/** A story of the product that runs through several machines and screens. */
export type Journey = {
  id: string
  name: string
  about: string
  /** The ids of the machines that it runs through. */
  machines: readonly string[]
  /** The addresses of the screens that it runs through. */
  screens: readonly string[]
  /** Puts into the storages what the browser holds at the beginning. */
  prepare?: () => void
  /** What the provider answers where a choice does not say otherwise. */
  answers: Answers
  steps: readonly Step[]
  /** True if it leaves something waiting, such as an attempt that is made again later, which only a new document ends. */
  needsNewDocument?: boolean
}
