/** The texts of the newsletter box. */
export const newsletter = {
  title: 'Weekly market update',
  lead: 'One short email every Monday: market moves, product news and new articles.',
  label: 'Email for the newsletter',
  state: 'This is a demonstration: nothing is sent or kept.',
  withoutScripts: 'Needs JavaScript.',
}

/** The social channels; none of them exists yet. */
export const socialChannels = ['Twitter', 'Telegram', 'Discord', 'YouTube', 'LinkedIn']

/** The year is a constant, so that a page is the same whenever it is rendered. */
export const copyright = '© 2026 King Exchange'
