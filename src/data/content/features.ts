import type { LucideIcon } from 'lucide-react'
import {
  ArrowLeftRight,
  BadgeCheck,
  Bell,
  CandlestickChart,
  ChartNoAxesCombined,
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
  ListFilter,
  Lock,
  Rocket,
  Scale,
  Smartphone,
  Snowflake,
  Sprout,
  Wallet,
  WalletCards,
} from 'lucide-react'
import { fees } from '@/data/registries/fees'

/** A feature card. `color` is the palette of its icon and its figure; gold is the brand's only accent. */
export type Feature = {
  icon: LucideIcon
  title: string
  description: string
  color: 'brand' | 'success' | 'warning' | 'danger' | 'info'
  figure?: string
}

/** The layout of a chapter's cards; each chapter has its own. */
export type ChapterLayout = 'board' | 'ledger' | 'gallery' | 'card' | 'columns' | 'vault'

export type FeatureChapter = {
  /** The anchor; the footer links to `trading`, `staking`, `nft` and `cards`. */
  id: string
  title: string
  lead: string
  layout: ChapterLayout
  features: Feature[]
}

export type Reason = { word: string; text: string }
export type UpcomingFeature = { name: string; text: string; stage: 'In design' | 'In build' | 'In testing' }

/** The texts at the top of the page. */
export const featuresIntro = {
  eyebrow: 'Features',
  title: 'One account, six ways to use it',
  lead: 'Trade, stake, collect, spend, build. Each chapter below is a part of the same exchange, settled from the same balance.',
}

/** The terms that matter most, in figures. */
export const featureFigures: { label: string; value: string }[] = [
  { label: 'Leverage up to', value: '100x' },
  { label: 'Maker fee', value: fees.maker },
  { label: 'Taker fee', value: fees.taker },
  { label: 'Lowest fee', value: fees.lowest },
  { label: 'Card cashback up to', value: '3%' },
]

/** The six categories, in order. */
export const featureChapters: FeatureChapter[] = [
  {
    id: 'trading',
    title: 'Trading',
    lead: 'A full board: spot for owning, futures for a view, and the tools to be exact about both.',
    layout: 'board',
    features: [
      {
        icon: ChartNoAxesCombined,
        color: 'brand',
        title: 'Futures trading',
        description: 'Long or short from one balance, with the liquidation price shown before you confirm.',
        figure: 'Leverage up to 100x',
      },
      {
        icon: CandlestickChart,
        color: 'brand',
        title: 'Spot trading',
        description: 'Buy and sell outright against USDT, at a price you set or the best one there is.',
        figure: `Maker ${fees.maker}, taker ${fees.taker}`,
      },
      {
        icon: Scale,
        color: 'brand',
        title: 'VIP fees',
        description: 'Volume and KCC lower what you pay, tier by tier.',
        figure: `Down to ${fees.lowest}`,
      },
      {
        icon: ListFilter,
        color: 'brand',
        title: 'Advanced orders',
        description: 'Stops, brackets and orders that wait for a condition.',
      },
      {
        icon: ArrowLeftRight,
        color: 'brand',
        title: 'Instant convert',
        description: 'One token into another at a quoted price, in two steps.',
      },
    ],
  },
  {
    id: 'staking',
    title: 'Staking and farming',
    lead: 'Idle tokens can work. The terms of every pool stand beside its button.',
    layout: 'ledger',
    features: [
      {
        icon: Layers,
        color: 'brand',
        title: 'KCC staking',
        description: 'Lock KCC for a term and collect the premium rewards that come with holding it.',
      },
      {
        icon: Sprout,
        color: 'brand',
        title: 'Yield farming',
        description: 'Provide a pair to a pool and earn a share of the fees that it collects.',
      },
      {
        icon: Coins,
        color: 'brand',
        title: 'Flexible pools',
        description: 'Shorter terms for tokens you may want back sooner, with the lower reward said plainly.',
      },
      {
        icon: HandCoins,
        color: 'brand',
        title: 'Automatic restaking',
        description: 'Rewards join the stake by themselves, and leave it again whenever you say so.',
      },
    ],
  },
  {
    id: 'nft',
    title: 'NFT marketplace',
    lead: 'Collect what you like to look at. Settlement comes straight from your wallet.',
    layout: 'gallery',
    features: [
      {
        icon: Frame,
        color: 'brand',
        title: 'Collections',
        description: 'Browse by artist, theme or price, with every sale of a piece on record.',
      },
      {
        icon: Gavel,
        color: 'brand',
        title: 'Timed auctions',
        description: 'Bid once with a ceiling and let it be raised for you.',
      },
      {
        icon: Gem,
        color: 'brand',
        title: 'Mint a piece',
        description: 'Upload, set the royalty, and list it, without writing a contract.',
      },
      {
        icon: BadgeCheck,
        color: 'brand',
        title: 'Verified creators',
        description: 'A mark for those whose identity we have checked, and no other meaning.',
      },
    ],
  },
  {
    id: 'cards',
    title: 'King Cards',
    lead: 'Premium debit and credit cards that spend what you hold.',
    layout: 'card',
    features: [
      {
        icon: CreditCard,
        color: 'brand',
        title: 'Debit card',
        description: 'Pays from your balance at the price of the moment.',
        figure: 'Up to 3% cashback',
      },
      {
        icon: WalletCards,
        color: 'brand',
        title: 'Credit card',
        description: 'Spends against your KCCredit line and leaves your holdings in place.',
      },
      {
        icon: Smartphone,
        color: 'brand',
        title: 'Phone payments',
        description: 'Add the card to your phone and leave the metal one at home.',
      },
      {
        icon: Snowflake,
        color: 'brand',
        title: 'Freeze and limits',
        description: 'One switch to stop a card, one slider to cap it.',
      },
    ],
  },
  {
    id: 'tools',
    title: 'Builders and tools',
    lead: 'For those who would rather make the product than use it.',
    layout: 'columns',
    features: [
      {
        icon: Rocket,
        color: 'brand',
        title: 'Project builder',
        description: 'Design a token, set its rules and bring it to market from one workspace.',
      },
      {
        icon: CodeXml,
        color: 'brand',
        title: 'Trading API',
        description: 'The same order book for your own programs, on three plans.',
      },
      {
        icon: Wallet,
        color: 'brand',
        title: 'Portfolio tracker',
        description: 'What you hold, what it cost, and where the change came from.',
      },
      {
        icon: Bell,
        color: 'brand',
        title: 'Price alerts',
        description: 'A message when a level is crossed, once, and not again until you ask.',
      },
    ],
  },
  {
    id: 'security',
    title: 'Security',
    lead: 'The chapter nobody reads until they have to. It is short on purpose.',
    layout: 'vault',
    features: [
      {
        icon: Lock,
        color: 'brand',
        title: 'Cold storage',
        description: 'Keys that never touch a machine that is online.',
      },
      {
        icon: Fingerprint,
        color: 'brand',
        title: 'Passkeys',
        description: 'Sign in with your device, with nothing to type and nothing to steal.',
      },
      {
        icon: KeyRound,
        color: 'brand',
        title: 'Withdrawal list',
        description: 'Only addresses that you approved, after a day of waiting.',
      },
      {
        icon: FileCheck,
        color: 'brand',
        title: 'Proof of reserves',
        description: 'A statement that you can check against your own balance.',
      },
      {
        icon: Globe,
        color: 'brand',
        title: 'Sessions and devices',
        description: 'Where your account is open, and a button that closes it there.',
      },
    ],
  },
]

/** The Why choose block: a word and its explanation each. */
export const reasons: Reason[] = [
  {
    word: 'One balance',
    text: 'Every product draws on the same funds, so a move from one to another is a decision and not a transfer.',
  },
  {
    word: 'Terms first',
    text: 'Fee, lock period and liquidation price are shown before the button, in the same size as the button.',
  },
  {
    word: 'Your own pace',
    text: 'Start with an email address. Identity checks come when you go further, and you are told what they ask for.',
  },
  {
    word: 'A calm screen',
    text: 'Everything that moves by itself stops at one switch. Markets are loud enough.',
  },
]

/** The Coming Soon list. Sample content. */
export const upcomingFeatures: UpcomingFeature[] = [
  { name: 'Copy trading', text: 'Follow a strategy with a ceiling of your own.', stage: 'In design' },
  { name: 'Options', text: 'Calls and puts on the major pairs, settled in USDT.', stage: 'In design' },
  { name: 'Shared accounts', text: 'Roles and approvals for a desk or a family.', stage: 'In build' },
  {
    name: 'Tax reports',
    text: 'A year in one file, in the form your accountant expects.',
    stage: 'In build',
  },
  { name: 'Desktop app', text: 'Several boards on several screens.', stage: 'In testing' },
]
