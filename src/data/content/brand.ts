const publicOrigin = import.meta.env.VITE_SITE_URL?.replace(/(?<!\/)\/+$/, '') || undefined

/** The name and the description of the exchange. */
export const brand = {
  name: 'King Exchange',
  /** The site's public origin, without a slash at the end, for canonical addresses and the sitemap. */
  origin: publicOrigin ?? 'https://kingexchange.example',
  /** The configured public origin, without a default: for addresses that must lead somewhere. */
  publicOrigin,
  tagline: 'Every market. One crown.',
  description:
    'King Exchange brings spot and futures trading, staking, NFTs and King Cards together in one account.',
  pictureDescription: 'A crown of golden light beside the words: Every market. One crown.',
  risk: 'Digital assets are volatile, and leverage multiplies losses as it multiplies gains. Only trade what you can afford to lose.',
  demo: 'Prices and figures on this site are demo data.',
} as const

/** The note of figures that are made up. */
export const demoNote = 'Demo data, not a record of real activity.'

/** The label of the link past the header. */
export const skipToContent = 'Skip to the content'

/** Stands once above links to pages under construction, in place of a tag on each. */
export const comingSoon = 'Coming soon'
