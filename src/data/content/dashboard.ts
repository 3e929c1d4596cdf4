/** Why the dashboard is not shown, by what is missing. */
export const accessDenied = {
  anonymous: 'Please log in to see your dashboard.',
  challenged: 'One step is missing: enter the code of your second factor to see your dashboard.',
  ended: 'Your session has ended. Log in again, and you are back where you were.',
}

/** What is said below the total of all balances. */
export const totalNotes = {
  valued: 'Valued at fixed sample prices, not at market prices.',
  oneMissing: 'No total, because a balance below is unavailable.',
  allMissing: 'No total without your balances.',
}
