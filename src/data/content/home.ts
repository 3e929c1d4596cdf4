import { CandlestickChart, CodeXml, CreditCard, Crown, Gem, Layers, Rocket, Smartphone } from 'lucide-react'
import { fees } from '@/data/registries/fees'
import type { Feature } from './features'

export type StatCard = { label: string; value: string; change: string }
export type PremiumFeature = Feature & { art?: 'candles' | 'card' }
export type Fact = { label: string; value: string; note?: string }

/** The texts of the hero. */
export const hero = {
  eyebrow: 'Spot, futures, staking, cards',
  title: 'Every market. One crown.',
  lead: 'Trade, earn, collect and spend from a single account. Built for people who want to see the whole board before they move.',
}

/** The four marketing figures of the statistics strip. */
export const statistics: StatCard[] = [
  { label: 'Total volume', value: '$2.4B+', change: '+12.5%' },
  { label: 'Active users', value: '150K+', change: '+8.2%' },
  { label: 'Supported tokens', value: '500+', change: '+15.3%' },
  { label: 'Countries', value: '180+', change: '+5.1%' },
]

/** The Premium Features grid: the first two are shown large. */
export const features: PremiumFeature[] = [
  {
    icon: CandlestickChart,
    color: 'brand',
    title: 'Spot and futures',
    description: 'Buy outright, or take a position in either direction from the same balance.',
    figure: 'Leverage up to 100x',
    art: 'candles',
  },
  {
    icon: CreditCard,
    color: 'brand',
    title: 'King Cards',
    description: 'Premium debit and credit cards that spend what you hold, wherever you are.',
    figure: 'Up to 3% cashback',
    art: 'card',
  },
  {
    icon: Layers,
    color: 'brand',
    title: 'Staking and farming',
    description: 'Put idle tokens to work in pools whose terms you read before you commit.',
  },
  {
    icon: Gem,
    color: 'brand',
    title: 'NFT marketplace',
    description: 'Collect and list digital pieces, settled straight from your wallet.',
  },
  {
    icon: Rocket,
    color: 'brand',
    title: 'Project builder',
    description: 'Design a token, set its rules and bring it to market from one workspace.',
  },
  {
    icon: Crown,
    color: 'brand',
    title: 'VIP benefits',
    description: 'Lower fees, early access and a named contact as your tier rises.',
  },
  {
    icon: CodeXml,
    color: 'brand',
    title: 'API access',
    description: 'The same order book, for your own programs, on a plan that fits their pace.',
  },
  {
    icon: Smartphone,
    color: 'brand',
    title: 'Mobile app',
    description: 'Your account in your pocket, with the same tools and the same safeguards.',
  },
]

/** The KCC section: the token's figures and the benefits of holding it. */
export const kcc = {
  eyebrow: 'KCC, our own token',
  title: 'The token that holds the keys',
  lead: 'KCC is how King Exchange is governed and how its best terms are unlocked. Hold it to pay less, vote on what comes next and move up the tiers.',
  facts: [
    { label: 'Market cap', value: '$687.3M' },
    { label: 'Supply', value: '10M' },
    { label: 'Circulating', value: '7.5M' },
  ],
  benefits: [`Fee reduction up to ${fees.kccReduction}`, 'VIP tier access', 'Premium staking rewards'],
} satisfies { facts: Fact[]; [text: string]: unknown }

/** The price card of KCC: its pair and its change over 24 h. */
export const kccCard = { label: 'KCC/USDT', change: '+15.2%' }

/** The countdown to the VIP launch: its start at each load, and its texts while it runs and when it is over. */
export const vipCountdown = {
  title: 'VIP opens in',
  label: 'Time until the VIP launch',
  start: { days: 15, hours: 8, minutes: 42, seconds: 30 },
  running: 'A demonstration: it begins anew whenever this page loads and is tied to no date.',
  finishedTitle: 'VIP is open',
  finished: 'The countdown is over. Press Get VIP Access below to see what comes next.',
}

/** The VIP launch: its benefits and counts. Except for the fee reduction the counts are samples. */
export const vip = {
  eyebrow: 'The VIP launch',
  title: 'A shorter table, a better seat',
  lead: 'VIP is for those who trade often enough that terms matter more than tours. Your tier follows the KCC you hold, and lasts for as long as you hold it.',
  counts: [
    { label: 'Fee reduction up to', value: fees.kccReduction, note: 'At the highest tier' },
    { label: 'Tiers', value: '4', note: 'Squire, Knight, Duke, Crown' },
    { label: 'Founding seats', value: '1,500', note: 'Across all tiers at launch' },
    { label: 'Members per contact', value: '25', note: 'So yours knows your name' },
  ],
} satisfies { counts: Fact[]; [text: string]: unknown }

/** The mobile app: its features, and the target of its QR code. */
export const mobileApp = {
  eyebrow: 'Mobile app',
  title: 'The whole board, in one hand',
  lead: 'Prices, orders and your card in one place, with the same safeguards as on a large screen. Until the app is in the stores, the site itself fits your phone.',
  qrLabel: 'QR code that opens the register page of King Exchange',
  qrTitle: 'Scan to open an account',
  qrNote: 'Leads to the register page on your phone.',
}

/** The heading of the API plans. */
export const apiSection = {
  title: 'API plans',
  lead: 'The order book for your own programs. Begin for nothing, and pay once your code trades faster than you do.',
  more: 'All about the API',
}

/** The closing call to action. */
export const closing = {
  title: 'Take your seat at the table',
  lead: 'An email address and a password are enough to open an account. Identity checks come later, when you decide to go further.',
}
