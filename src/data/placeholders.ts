import type { NavigationItem } from '@/data/navigation'

export type Placeholder = {
  title: string
  /** What will be there, in one sentence. */
  promise: string
  /** The way on to something that works today. */
  next: NavigationItem
}

/** What the route of a page under construction says of it. */
export const asPlaceholder = ({ title, promise }: Placeholder) => ({
  title,
  description: promise,
  isPlaceholder: true,
})

const dashboard: NavigationItem = { name: 'Back to your dashboard', to: '/dashboard' }

/** Every address that is under construction, by its path. */
export const placeholders = {
  '/education': {
    title: 'Education',
    promise: 'Short courses and plain-language guides, from a first order to managing a leveraged position.',
    next: { name: 'Read the blog meanwhile', to: '/blog' },
  },
  '/support': {
    title: 'Support',
    promise: 'Answers to common questions, and a person to write to when the answer is not there.',
    next: { name: 'Write to our team', to: '/contact' },
  },
  '/fees': {
    title: 'Fees',
    promise: 'One table with every fee on the exchange: maker, taker, withdrawal and card.',
    next: { name: 'See the trading fees', to: '/features', hash: 'trading' },
  },
  '/developer-portal': {
    title: 'Developer Portal',
    promise: 'Reference documentation, keys and a sandbox for building on the King Exchange API.',
    next: { name: 'Compare the API plans', to: '/api' },
  },
  '/project-builder': {
    title: 'Project Builder',
    promise: 'A guided way to design a token, set its rules and bring it to market from one workspace.',
    next: { name: 'See what it will build on', to: '/features', hash: 'tools' },
  },
  '/partners': {
    title: 'Partners',
    promise: 'Who we work with, and how to become a liquidity, payment or listing partner.',
    next: { name: 'Propose a partnership', to: '/contact' },
  },
  '/terms': {
    title: 'Terms of Service',
    promise: 'The agreement between you and King Exchange, written to be read.',
    next: { name: 'Ask us about the terms', to: '/contact' },
  },
  '/privacy': {
    title: 'Privacy Policy',
    promise: 'Which data we keep, why we keep it, and how to have it corrected or erased.',
    next: { name: 'Ask us about your data', to: '/contact' },
  },
  '/aml': {
    title: 'AML Policy',
    promise: 'How we verify identity, watch for misuse and work with the authorities.',
    next: { name: 'See who we are', to: '/about' },
  },
  '/wallet': {
    title: 'Wallet',
    promise: 'Deposits, withdrawals and transfers for each of your tokens, with a full history.',
    next: dashboard,
  },
  '/trading': {
    title: 'Trading',
    promise: 'Spot and futures order books with charts, open orders and positions on one screen.',
    next: dashboard,
  },
  '/staking': {
    title: 'Staking',
    promise: 'Staking and farming pools with their terms, lock periods and your positions side by side.',
    next: dashboard,
  },
  '/nft': {
    title: 'NFT Marketplace',
    promise: 'Collections to browse, collect and list, settled straight from your wallet.',
    next: dashboard,
  },
  '/kyc': {
    title: 'Identity Verification',
    promise: 'A short, guided check of your identity that unlocks the whole exchange.',
    next: dashboard,
  },
  '/settings': {
    title: 'Settings',
    promise: 'Your profile, security and preferences, each change confirmed before it counts.',
    next: dashboard,
  },
  '/notifications': {
    title: 'Notifications',
    promise: 'Fills, transfers, security notices and announcements, newest first.',
    next: dashboard,
  },
  '/community': {
    title: 'Community',
    promise: 'Discussions, votes with KCC and news from the people who trade here.',
    next: dashboard,
  },
  '/user-support': {
    title: 'Account Support',
    promise: 'Your conversations with our team, with your account at hand so you explain things once.',
    next: dashboard,
  },
  '/admin': {
    title: 'Admin Overview',
    promise: 'Volume, revenue, open reviews and incidents of the whole exchange at one glance.',
    next: { name: 'Visit the public site', to: '/' },
  },
  '/admin/analytics': {
    title: 'Analytics',
    promise: 'How trading, deposits and sign-ups develop, by market, country and week.',
    next: { name: 'Look at the market', to: '/market' },
  },
  '/admin/users': {
    title: 'User Accounts',
    promise: 'Everybody who has an account: to find, to read and, with a reason on record, to suspend.',
    next: { name: 'Open your own dashboard', to: '/dashboard' },
  },
  '/admin/kyc-aml': {
    title: 'KYC and AML Review',
    promise: 'Documents that wait for a decision, and transfers that a rule has stopped.',
    next: { name: 'Open your own dashboard', to: '/dashboard' },
  },
  '/admin/tokens': {
    title: 'Token Management',
    promise: 'Listing, supply, burns and trading status of every token, KCC and KCCredit first.',
    next: { name: 'See the token page', to: '/token' },
  },
  '/admin/gateways': {
    title: 'Payment Gateways',
    promise: 'The banks, cards and chains that money comes and goes by, each with its state and its limits.',
    next: { name: 'See our support hours', to: '/contact' },
  },
  '/admin/fees': {
    title: 'Fee Schedule',
    promise: 'Maker, taker, withdrawal and card fees: to draft, to review and to publish on a date.',
    next: { name: 'See the published trading fees', to: '/features', hash: 'trading' },
  },
  '/admin/nft': {
    title: 'NFT Moderation',
    promise: 'Collections to approve, reports to answer and royalties to settle.',
    next: { name: 'See what collectors are told', to: '/features', hash: 'nft' },
  },
  '/admin/cards': {
    title: 'Card Program',
    promise: 'King Cards from order to expiry: stock, activations, limits and disputes.',
    next: { name: 'See the cards page', to: '/cards' },
  },
  '/admin/projects': {
    title: 'Project Review',
    promise: 'What builders have submitted, with its token rules, and where each review stands.',
    next: { name: 'See what builders are told', to: '/features', hash: 'tools' },
  },
  '/admin/marketing': {
    title: 'Marketing',
    promise: 'Campaigns, referral rewards and announcements, each with its reach.',
    next: { name: 'Read the blog', to: '/blog' },
  },
  '/admin/api-docs': {
    title: 'API Documentation',
    promise: 'The reference for every endpoint, edited and versioned beside the keys that use it.',
    next: { name: 'Compare the API plans', to: '/api' },
  },
  '/admin/support': {
    title: 'Support Desk',
    promise: 'Conversations with users by urgency, with the account beside the question.',
    next: { name: 'See the contact page', to: '/contact' },
  },
  '/admin/backups': {
    title: 'Backups',
    promise: 'When each database was last saved, where the copy lies, and a rehearsal of its return.',
    next: { name: 'Visit the public site', to: '/' },
  },
  '/admin/settings': {
    title: 'Platform Settings',
    promise: 'Markets, limits, maintenance windows and who may change them.',
    next: { name: 'Visit the public site', to: '/' },
  },
} satisfies Record<string, Placeholder>
