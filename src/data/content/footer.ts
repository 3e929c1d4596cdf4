/** The invitation to the newsletter. */
export const newsletter = {
  title: 'The market, once a week',
  lead: 'One short letter on Mondays: what moved, what is new on the exchange, and what comes next.',
}

/** Where the exchange is going to be found; none of these channels exists yet. */
export const socialChannels = ['X', 'Telegram', 'Discord', 'YouTube', 'LinkedIn']

/** The year is written down, so that a page is the same whenever it is rendered. */
export const copyright = '© 2026 King Exchange'
