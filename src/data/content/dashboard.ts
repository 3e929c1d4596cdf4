import { historyDays } from '@/data/rules/sampleHistory'
import type { MovementKind } from '@/data/rules/sampleMovements'

/** What is said below the total of all balances. */
export const totalNotes = {
  valued: 'Valued at fixed sample prices, not at market prices.',
  /** The only place that says so, for what is made up of an account with movements, and of one without. */
  history: 'Today, the line and the movements are sample data.',
  historyAlone: 'Today and the line are sample data.',
  oneMissing: 'No total, because a balance below is unavailable.',
  allMissing: 'No total without your balances.',
}

/** The line behind the total, for screen readers. */
export const historyLine = {
  describe: (line: { first: string; last: string; high: string; low: string }) =>
    `The last ${historyDays} days: from ${line.first} to ${line.last}, with a high of ${line.high} and a low of ${line.low}.`,
  hidden: `The line of the last ${historyDays} days is hidden with your balances.`,
}

/** The heading of the last movements, and a movement's first word. */
export const movements = {
  title: 'Latest movements',
  kinds: {
    received: 'Received',
    bought: 'Bought',
    sent: 'Sent',
    sold: 'Sold',
  } satisfies Record<MovementKind, string>,
}

/** The search of the balances, and what is said where it finds none. */
export const balanceSearch = {
  label: 'Search balances by name or symbol',
  placeholder: 'Name or symbol',
  nothing: 'No asset found',
  advice: 'The search looks through names and symbols of what you hold.',
  showAll: 'Show all balances',
}
