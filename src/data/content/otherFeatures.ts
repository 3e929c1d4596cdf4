import {
  BadgeCheck,
  Bell,
  CodeXml,
  Coins,
  CreditCard,
  FileCheck,
  Fingerprint,
  Frame,
  Gavel,
  Gem,
  Globe,
  HandCoins,
  KeyRound,
  Layers,
  Lock,
  Rocket,
  Smartphone,
  Snowflake,
  Sprout,
  Wallet,
  WalletCards,
} from 'lucide-react'
import { cashback, fees } from '@/data/market/keyFigures'
import type { FeatureChapter } from './features'

export type Reason = { word: string; text: string }
export type UpcomingFeature = { name: string; text: string; stage: 'In design' | 'In build' | 'In testing' }

/** The categories after the first, in order. */
export const otherChapters: FeatureChapter[] = [
  {
    id: 'staking',
    lead: 'Earn on tokens you hold. Every pool shows its terms before you join.',
    layout: 'ledger',
    features: [
      {
        icon: Layers,
        color: 'brand',
        title: 'KCC staking',
        description: 'Lock KCC for a term and earn premium rewards.',
      },
      {
        icon: Sprout,
        color: 'brand',
        title: 'Yield farming',
        description: 'Add a pair to a pool and earn a share of its fees.',
      },
      {
        icon: Coins,
        color: 'brand',
        title: 'Flexible pools',
        description: 'Withdraw any time, at a lower rate.',
      },
      {
        icon: HandCoins,
        color: 'brand',
        title: 'Automatic restaking',
        description: 'Your rewards are staked again for you. Turn it off any time.',
      },
    ],
  },
  {
    id: 'nft',
    lead: 'Buy, sell and mint NFTs from your wallet.',
    layout: 'gallery',
    features: [
      {
        icon: Frame,
        color: 'brand',
        title: 'Collections',
        description: 'Browse by artist, theme or price, with the full sales history.',
      },
      {
        icon: Gavel,
        color: 'brand',
        title: 'Timed auctions',
        description: 'Set your highest bid once. We bid for you up to it.',
      },
      {
        icon: Gem,
        color: 'brand',
        title: 'Mint an NFT',
        description: 'Upload it, set your royalty and list it. No smart contract to write.',
      },
      {
        icon: BadgeCheck,
        color: 'brand',
        title: 'Verified creators',
        description: 'A badge for creators whose identity we have checked.',
      },
    ],
  },
  {
    id: 'cards',
    lead: 'Premium debit and credit cards that spend what you hold.',
    layout: 'card',
    features: [
      {
        icon: CreditCard,
        color: 'brand',
        title: 'Debit card',
        description: 'Pay from your balance at the current price.',
        figure: `Up to ${cashback} cashback`,
      },
      {
        icon: WalletCards,
        color: 'brand',
        title: 'Credit card',
        description: 'Spend from your KCCredit line without selling what you hold.',
      },
      {
        icon: Smartphone,
        color: 'brand',
        title: 'Phone payments',
        description: 'Add your card to your phone and tap to pay.',
      },
      {
        icon: Snowflake,
        color: 'brand',
        title: 'Freeze and limits',
        description: 'Freeze your card or set a spending limit in seconds.',
      },
    ],
  },
  {
    id: 'tools',
    lead: 'Launch a token, connect your software, keep track of what you own.',
    layout: 'columns',
    features: [
      {
        icon: Rocket,
        color: 'brand',
        title: 'Project builder',
        description: 'Design a token, set its rules and launch it.',
      },
      {
        icon: CodeXml,
        color: 'brand',
        title: 'Trading API',
        description: 'The same order book for your own software, on three plans.',
      },
      {
        icon: Wallet,
        color: 'brand',
        title: 'Portfolio tracker',
        description: 'What you hold, what you paid and how it has changed.',
      },
      {
        icon: Bell,
        color: 'brand',
        title: 'Price alerts',
        description: 'One message when a price reaches your level.',
      },
    ],
  },
  {
    id: 'security',
    lead: 'How your account is protected today, and what is planned for your funds.',
    layout: 'vault',
    features: [
      {
        icon: Lock,
        color: 'brand',
        title: 'Cold storage',
        description: 'Most funds are kept offline.',
      },
      {
        icon: Fingerprint,
        color: 'brand',
        title: 'Passkeys',
        description: 'Log in with your fingerprint, your face or your device PIN.',
      },
      {
        icon: KeyRound,
        color: 'brand',
        title: 'Withdrawal allowlist',
        description: 'Withdraw only to addresses you approved at least 24 hours ago.',
      },
      {
        icon: FileCheck,
        color: 'brand',
        title: 'Proof of reserves',
        description: 'Check for yourself that customer balances are fully backed.',
      },
      {
        icon: Globe,
        color: 'brand',
        title: 'Sessions and devices',
        description: 'See every device that is logged in, and log it out.',
      },
    ],
  },
]

/** The present security of this demonstration, shown before the planned features. */
export const securityToday =
  'This demo holds no real funds. An account opens only after its email address has been confirmed, and only your own session can read your balances.'

/** The words above the Coming Soon list. */
export const upcomingLead = 'What we are working on. A sample roadmap, without dates.'

/** The end of the page. */
export const featuresEnd = {
  title: 'Try it yourself',
  lead: 'Create an account with your name and email address. You can browse the market without one.',
}

/** The heading of the Why choose block. */
export const reasonsTitle = 'Why choose King Exchange'

/** The Why choose block: a word and its explanation each. */
export const reasons: Reason[] = [
  {
    word: 'One balance',
    text: 'Trade, stake and pay from the same funds. Nothing to transfer between accounts.',
  },
  {
    word: 'Clear terms',
    text: 'You see fees, lock periods and liquidation prices before you confirm.',
  },
  {
    word: 'Your own pace',
    text: 'Start with a name and an email address. Verify your identity when you need higher limits.',
  },
  {
    word: 'Pause anything',
    text: 'One button stops all motion and every price update.',
  },
]

/** An order as it is shown before it is confirmed. */
export const sampleOrder = {
  title: 'Buy Bitcoin at the market price',
  note: 'Sample order at a simulated price.',
  amount: 0.05,
  rows: { amount: 'Amount', price: 'Price', cost: 'Cost', fee: `Taker fee, ${fees.taker}`, total: 'You pay' },
}

/** The Coming Soon list. Sample content. */
export const upcomingFeatures: UpcomingFeature[] = [
  { name: 'Copy trading', text: 'Follow other traders, within a limit that you set.', stage: 'In design' },
  { name: 'Options', text: 'Calls and puts on major pairs, settled in USDT.', stage: 'In design' },
  { name: 'Shared accounts', text: 'Roles and approvals for a company or a family.', stage: 'In build' },
  { name: 'Tax reports', text: 'A full year of transactions in one file.', stage: 'In build' },
  { name: 'Desktop app', text: 'Several charts on several screens.', stage: 'In testing' },
]
