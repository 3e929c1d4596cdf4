import type { NavigationItem } from './navigation'
import { type PlaceholderPath, placeholderTitles } from './placeholderTitles'

export type Placeholder = {
  title: string
  /** What will be there, in one sentence. */
  promise: string
  /** What holds until then, a sentence each. */
  meanwhile?: readonly string[]
  /** The way on to something that works today. */
  next: NavigationItem
}

const dashboard: NavigationItem = { name: 'Back to your dashboard', to: '/dashboard' }

/** What will be at every address that is under construction, and the way on from it. */
const plans = {
  '/education': {
    promise: 'Short courses and plain-language guides, from a first order to managing a leveraged position.',
    next: { name: 'Read the blog meanwhile', to: '/blog' },
  },
  '/support': {
    promise: 'Answers to common questions, and a person to write to when the answer is not there.',
    next: { name: 'Read the first four answers', to: '/contact', hash: 'questions' },
  },
  '/fees': {
    promise: 'One table with every fee on the exchange: maker, taker, withdrawal and card.',
    next: { name: 'See the trading fees', to: '/features', hash: 'trading' },
  },
  '/developer-portal': {
    promise: 'Reference documentation, keys and a sandbox for building on the King Exchange API.',
    next: { name: 'Compare the API plans', to: '/api' },
  },
  '/project-builder': {
    promise: 'A guided way to design a token, set its rules and bring it to market from one workspace.',
    next: { name: 'See what it will build on', to: '/features', hash: 'tools' },
  },
  '/partners': {
    promise: 'Who we work with, and how to become a liquidity, payment or listing partner.',
    next: { name: 'Read about King Exchange', to: '/about' },
  },
  '/terms': {
    promise: 'The agreement between you and King Exchange, written to be read.',
    meanwhile: [
      'This site is a demonstration. It trades nothing, holds no real money and sells nothing.',
      'Opening an account here makes no contract: you owe us nothing, and we owe you nothing.',
      'Prices, balances and cards are samples. An account may be removed at any time.',
    ],
    next: { name: 'See what the exchange will do', to: '/features' },
  },
  '/privacy': {
    promise: 'Which data we keep, why we keep it, and how to have it corrected or erased.',
    meanwhile: [
      'This demonstration keeps your email address, your name and a hash of your password in its own database.',
      'Your browser keeps your login, whether you paused motion, and the name and address you typed until you register or close the tab.',
      'Nothing is sold, and nothing is used for advertising.',
    ],
    next: { name: 'See how accounts are to be protected', to: '/features', hash: 'security' },
  },
  '/aml': {
    promise: 'How we verify identity, watch for misuse and work with the authorities.',
    next: { name: 'See who we are', to: '/about' },
  },
  '/wallet': {
    promise: 'Deposits, withdrawals and transfers for each of your tokens, with a full history.',
    next: dashboard,
  },
  '/trading': {
    promise: 'Spot and futures order books with charts, open orders and positions on one screen.',
    next: dashboard,
  },
  '/staking': {
    promise: 'Staking and farming pools with their terms, lock periods and your positions side by side.',
    next: dashboard,
  },
  '/nft': {
    promise: 'Collections to browse, collect and list, settled straight from your wallet.',
    next: dashboard,
  },
  '/kyc': {
    promise: 'A short, guided check of your identity that unlocks the whole exchange.',
    next: dashboard,
  },
  '/settings': {
    promise: 'Your profile, security and preferences, each change confirmed before it counts.',
    next: dashboard,
  },
  '/notifications': {
    promise: 'Fills, transfers, security notices and announcements, newest first.',
    next: dashboard,
  },
  '/community': {
    promise: 'Discussions, votes with KCC and news from the people who trade here.',
    next: dashboard,
  },
  '/user-support': {
    promise: 'Your conversations with our team, with your account at hand so you explain things once.',
    next: dashboard,
  },
  '/admin': {
    promise: 'Volume, revenue, open reviews and incidents of the whole exchange at one glance.',
    next: { name: 'Visit the public site', to: '/' },
  },
  '/admin/analytics': {
    promise: 'How trading, deposits and sign-ups develop, by market, country and week.',
    next: { name: 'Look at the market', to: '/market' },
  },
  '/admin/users': {
    promise: 'Everybody who has an account: to find, to read and, with a reason on record, to suspend.',
    next: { name: 'Open your own dashboard', to: '/dashboard' },
  },
  '/admin/kyc-aml': {
    promise: 'Documents that wait for a decision, and transfers that a rule has stopped.',
    next: { name: 'Open your own dashboard', to: '/dashboard' },
  },
  '/admin/tokens': {
    promise: 'Listing, supply, burns and trading status of every token, KCC and KCCredit first.',
    next: { name: 'See the token page', to: '/token' },
  },
  '/admin/gateways': {
    promise: 'The banks, cards and chains that money comes and goes by, each with its state and its limits.',
    next: { name: 'See the cards that are planned', to: '/features', hash: 'cards' },
  },
  '/admin/fees': {
    promise: 'Maker, taker, withdrawal and card fees: to draft, to review and to publish on a date.',
    next: { name: 'See the published trading fees', to: '/features', hash: 'trading' },
  },
  '/admin/nft': {
    promise: 'Collections to approve, reports to answer and royalties to settle.',
    next: { name: 'See what collectors are told', to: '/features', hash: 'nft' },
  },
  '/admin/cards': {
    promise: 'King Cards from order to expiry: stock, activations, limits and disputes.',
    next: { name: 'See the cards page', to: '/cards' },
  },
  '/admin/projects': {
    promise: 'What builders have submitted, with its token rules, and where each review stands.',
    next: { name: 'See what builders are told', to: '/features', hash: 'tools' },
  },
  '/admin/marketing': {
    promise: 'Campaigns, referral rewards and announcements, each with its reach.',
    next: { name: 'Read the blog', to: '/blog' },
  },
  '/admin/api-docs': {
    promise: 'The reference for every endpoint, edited and versioned beside the keys that use it.',
    next: { name: 'Compare the API plans', to: '/api' },
  },
  '/admin/support': {
    promise: 'Conversations with users by urgency, with the account beside the question.',
    next: { name: 'See the contact page', to: '/contact' },
  },
  '/admin/backups': {
    promise: 'When each database was last saved, where the copy lies, and a rehearsal of its return.',
    next: { name: 'Visit the public site', to: '/' },
  },
  '/admin/settings': {
    promise: 'Markets, limits, maintenance windows and who may change them.',
    next: { name: 'Visit the public site', to: '/' },
  },
} satisfies Record<PlaceholderPath, Omit<Placeholder, 'title'>>

/** The page under construction at an address. */
export const placeholderAt = (path: PlaceholderPath): Placeholder => ({
  title: placeholderTitles[path],
  ...plans[path],
})
