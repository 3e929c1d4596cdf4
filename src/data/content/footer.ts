/** The texts of the newsletter box. */
export const newsletter = {
  title: 'The market, once a week',
  lead: 'One short letter on Mondays: what moved, what is new on the exchange, and what comes next.',
}

/** The social channels; none of them exists yet. */
export const socialChannels = ['X', 'Telegram', 'Discord', 'YouTube', 'LinkedIn']

/** The year is a constant, so that a page is the same whenever it is rendered. */
export const copyright = '© 2026 King Exchange'
