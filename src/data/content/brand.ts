const publicOrigin = import.meta.env.VITE_SITE_URL?.replace(/\/+$/, '') || undefined

/** What the exchange is called and how it introduces itself. */
export const brand = {
  name: 'King Exchange',
  /** Where the site is public, without a slash at the end; canonical addresses and the sitemap begin with it. */
  origin: publicOrigin ?? 'https://kingexchange.example',
  /** The same, where the build was told; an address that must really lead somewhere takes no stand-in. */
  publicOrigin,
  tagline: 'Every market. One crown.',
  description:
    'King Exchange brings spot and futures trading, staking, NFTs and King Cards together in one account.',
  pictureDescription: 'A crown of golden light beside the words: Every market. One crown.',
  risk: 'Digital assets are volatile, and leverage multiplies losses as it multiplies gains. Only trade what you can afford to lose.',
  demo: 'Prices and figures on this site are demo data.',
} as const
