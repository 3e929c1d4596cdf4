/** The texts of a failed read, and the announcements of a retry's result for screen readers. */
export const accountReads = {
  profile: {
    recovered: 'Your profile has loaded.',
    failedAgain: 'We still can’t load your profile.',
  },
  wallets: {
    recovered: 'Your balances have loaded.',
    failedAgain: 'We still can’t load your balances.',
  },
  referrals: {
    recovered: 'The number of people who joined with your link has loaded.',
    failedAgain: 'We still can’t load how many people joined with your link.',
  },
}
