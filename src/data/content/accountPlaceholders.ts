import { fees } from '@/data/market/keyFigures'
import type { NavigationItem, Placeholder } from '@/data/site/navigation'
import { kycCardTexts } from './kyc'
import { staking } from './token'

const dashboard: NavigationItem = { name: 'Your dashboard', to: '/dashboard' }

/** The pages of the user area that are under construction. */
export const accountPlaceholders = [
  {
    to: '/wallet',
    title: 'Wallet',
    promise: 'Deposits, withdrawals and transfers for each of your tokens, with a full history.',
    points: {
      title: 'What works today',
      items: ['Your balances and their total are on the dashboard.'],
    },
    links: [
      { name: 'See your balances', to: '/dashboard' },
      { name: 'View market', to: '/market' },
    ],
  },
  {
    to: '/trading',
    title: 'Trading',
    promise: 'Spot and futures order books with charts, open orders and positions on one screen.',
    figures: {
      title: 'Trading fees',
      items: [
        { label: 'Maker fee', value: fees.maker },
        { label: 'Taker fee', value: fees.taker },
        { label: 'Lowest fee', value: fees.lowest },
      ],
    },
    links: [
      { name: 'View market', to: '/market' },
      { name: 'Trading features', to: '/features', hash: 'trading' },
      dashboard,
    ],
  },
  {
    to: '/staking',
    title: 'Staking',
    promise: 'Staking and farming pools with their terms, lock periods and your positions side by side.',
    rows: {
      title: 'Staking KCC',
      items: [{ label: 'Rate', value: `Up to ${staking.figure} ${staking.unit}` }, ...staking.terms],
    },
    links: [
      { name: 'How staking works', to: '/features', hash: 'staking' },
      { name: 'About KCC', to: '/token' },
      dashboard,
    ],
  },
  {
    to: '/nft',
    title: 'NFT Marketplace',
    promise: 'Collections to browse, collect and list, settled straight from your wallet.',
    points: {
      title: 'What you can read today',
      items: ['The features page describes auctions, minting and verified creators.'],
    },
    links: [{ name: 'NFT features', to: '/features', hash: 'nft' }, dashboard],
  },
  {
    to: '/kyc',
    title: 'Identity verification',
    promise: 'A short, guided check of your identity.',
    rows: {
      title: 'What each status means',
      items: ['verified', 'pending', null].map((status) => {
        const { label, explanation } = kycCardTexts(status)
        return { label, value: explanation }
      }),
    },
    links: [
      { name: 'See your status', to: '/dashboard' },
      { name: 'Questions about identity checks', to: '/contact', hash: 'questions' },
    ],
  },
  {
    to: '/settings',
    title: 'Settings',
    promise: 'Your profile, security and preferences in one place.',
    points: {
      title: 'What works today',
      items: [
        'Change your password and your email address in the security settings.',
        'Have each login ask for a code as well.',
        'Pause all motion and live prices with the button in the price bar of every public page.',
      ],
    },
    links: [{ name: 'Security settings', to: '/settings/security' }, dashboard],
  },
  {
    to: '/notifications',
    title: 'Notifications',
    promise: 'Fills, transfers, security notices and announcements, newest first.',
    points: {
      title: 'What works today',
      items: ['Confirmation and password links are sent to your email address.'],
    },
    links: [dashboard, { name: 'Read announcements', to: '/blog', search: { category: 'announcements' } }],
  },
  {
    to: '/community',
    title: 'Community',
    promise: 'Discussions, votes with KCC and news from other members.',
    points: {
      title: 'What works today',
      items: ['Your referral link is on the dashboard, ready to share.', 'News and guides are on the blog.'],
    },
    links: [
      { name: 'Copy your referral link', to: '/dashboard' },
      { name: 'Read the blog', to: '/blog' },
    ],
  },
  {
    to: '/user-support',
    title: 'Account support',
    promise: 'Your conversations with our team, with your account details at hand.',
    hasAnswers: true,
    links: [
      { name: 'Contact page', to: '/contact' },
      { name: 'Change your password', to: '/settings/security' },
      dashboard,
    ],
  },
] as const satisfies readonly Placeholder[]
