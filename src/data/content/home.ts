export type StatCard = { label: string; value: string; change: string }

/** The texts of the hero. */
export const hero = {
  eyebrow: 'Spot, futures, staking, cards',
  title: 'Every market. One crown.',
  lead: 'Trade, earn, collect and spend from a single account. You see fees and risks before you confirm.',
}

/** The four marketing figures of the statistics strip. */
export const statistics: StatCard[] = [
  { label: 'Total volume', value: '$2.4B+', change: '+12.5%' },
  { label: 'Active users', value: '150K+', change: '+8.2%' },
  { label: 'Supported tokens', value: '500+', change: '+15.3%' },
  { label: 'Countries', value: '180+', change: '+5.1%' },
]

/** The note below them. */
export const statisticsNote = 'Sample figures, each with its change over a year.'

/** The name of the statistics strip for screen readers. */
export const statisticsLabel = 'King Exchange in figures'
