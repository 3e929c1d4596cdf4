/** The texts of a failed read, and the announcements of a retry's result for screen readers. */
export const accountReads = {
  profile: {
    recovered: 'Your profile is here now.',
    failedAgain: 'Your profile is still not available.',
  },
  wallets: {
    recovered: 'Your balances are here now.',
    failedAgain: 'Your balances are still not available.',
  },
}
