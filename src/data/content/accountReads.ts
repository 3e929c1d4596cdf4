/** What is said of a read that failed, and to assistive technology of how a retry ended. */
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
