/** What the exchange is called and how it introduces itself. */
export const brand = {
  name: 'King Exchange',
  tagline: 'Every market. One crown.',
  description:
    'King Exchange brings spot and futures trading, staking, NFTs and King Cards together in one account.',
  risk: 'Digital assets are volatile, and leverage multiplies losses as it multiplies gains. Only trade what you can afford to lose.',
  demo: 'Prices and figures on this site are demo data.',
} as const
