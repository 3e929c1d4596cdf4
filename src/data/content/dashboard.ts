import { historyDays } from '@/data/account/totalHistory'

/** Notes below the total of all balances. */
export const totalNotes = {
  valued: 'Valued at fixed sample prices, not at market prices.',
  history: `The line shows your balances of the last ${historyDays} days at the same prices.`,
  oneMissing: 'No total, because a balance below is unavailable.',
  allMissing: 'No total without your balances.',
}

/** The line beside the total: its caption, and its descriptions for screen readers. */
export const historyLine = {
  span: `${historyDays} days`,
  describe: (line: { first: string; last: string; high: string; low: string }) =>
    `The last ${historyDays} days: from ${line.first} to ${line.last}, with a high of ${line.high} and a low of ${line.low}.`,
  hidden: `The line of the last ${historyDays} days is hidden with your balances.`,
}

/** The last movements: a movement's first word is that of its reason, or else says whether a balance rose or fell. */
export const movements = {
  title: 'Latest movements',
  none: 'No movements recorded yet.',
  rise: 'Credited',
  fall: 'Debited',
  reasons: new Map([
    ['received', 'Received'],
    ['bought', 'Bought'],
    ['paid', 'Paid'],
    ['sold', 'Sold'],
    ['sent', 'Sent'],
  ]),
}

/** The search of the balances, and its text without a result. */
export const balanceSearch = {
  label: 'Search balances by name or symbol',
  placeholder: 'Name or symbol',
  nothing: 'No asset found',
  advice: 'The search looks through names and symbols of what you hold.',
  showAll: 'Show all balances',
}
