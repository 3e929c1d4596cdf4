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
  '/cards': {
    title: 'King Cards',
    promise: 'Your debit and credit cards: order, activate, top up and freeze them here.',
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
    title: 'Support',
    promise: 'Your conversations with our team, with your account at hand so you explain things once.',
    next: dashboard,
  },
} satisfies Record<string, Placeholder>
