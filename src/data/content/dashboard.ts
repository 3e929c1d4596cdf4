/** What is said below the total of all balances. */
export const totalNotes = {
  valued: 'Valued at fixed sample prices, not at market prices.',
  oneMissing: 'No total, because a balance below is unavailable.',
  allMissing: 'No total without your balances.',
}
