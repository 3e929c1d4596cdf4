import { CandlestickChart, CodeXml, CreditCard, Crown, Gem, Layers, Rocket, Smartphone } from 'lucide-react'
import { cashback, fees, leverage } from '@/data/market/keyFigures'
import { kccFigures } from '@/data/market/tokens'
import type { NavigationItem } from '@/data/site/navigation'
import { formatCompactDollars, formatMillions } from '@/data/text/figures'
import type { Feature } from './features'

/** A product with the place that tells more about it. */
export type PremiumFeature = Feature & Pick<NavigationItem, 'to' | 'hash'> & { art?: 'candles' | 'card' }
export type Fact = { label: string; value: string; note?: string }

/** The section that shows the product: rows of the market, and the dashboard of the demo account. */
export const productView = {
  title: 'A look inside',
  lead: 'Five rows of the market, with prices as they move, and the dashboard of the demo account.',
  market: { title: 'The market', note: 'Simulated prices' },
  account: {
    title: 'The dashboard',
    note: 'Demo account at fixed sample prices',
    total: 'Total balance',
  },
}

/** The lead of the Premium Features. */
export const featuresLead = 'Trade, stake and pay from the same balance. No transfers between accounts.'

/** The Premium Features grid: the first two are shown large. */
export const features: PremiumFeature[] = [
  {
    icon: CandlestickChart,
    color: 'brand',
    title: 'Spot and futures',
    description: 'Buy outright, or go long or short from the same balance.',
    figure: `Leverage up to ${leverage}`,
    to: '/features',
    hash: 'trading',
    art: 'candles',
  },
  {
    icon: CreditCard,
    color: 'brand',
    title: 'King Cards',
    description: 'Premium debit and credit cards that spend what you hold.',
    figure: `Up to ${cashback} cashback`,
    to: '/features',
    hash: 'cards',
    art: 'card',
  },
  {
    icon: Layers,
    color: 'brand',
    title: 'Staking and farming',
    description: 'Earn on tokens you hold. Every pool shows its terms first.',
    to: '/features',
    hash: 'staking',
  },
  {
    icon: Gem,
    color: 'brand',
    title: 'NFT marketplace',
    description: 'Buy, sell and list NFTs straight from your wallet.',
    to: '/features',
    hash: 'nft',
  },
  {
    icon: Rocket,
    color: 'brand',
    title: 'Project builder',
    description: 'Design a token, set its rules and launch it.',
    to: '/project-builder',
  },
  {
    icon: Crown,
    color: 'brand',
    title: 'VIP benefits',
    description: 'Lower fees and earlier access as your tier rises.',
    to: '/',
    hash: 'vip',
  },
  {
    icon: CodeXml,
    color: 'brand',
    title: 'API access',
    description: 'The same order book for your own software, on three plans.',
    to: '/api',
  },
  {
    icon: Smartphone,
    color: 'brand',
    title: 'Mobile app',
    description: 'Prices, orders and your card on your phone.',
    to: '/',
    hash: 'app',
  },
]

/** The KCC section: the token's figures and the benefits of holding it. */
export const kcc = {
  eyebrow: 'KCC, our own token',
  title: 'Hold KCC, pay less',
  lead: 'KCC is our governance token. Holding it lowers your fees, gives you a vote and raises your VIP tier.',
  facts: [
    { label: 'Market cap', value: formatCompactDollars(kccFigures.marketCap) },
    { label: 'Supply', value: formatMillions(kccFigures.supply) },
    { label: 'Circulating', value: formatMillions(kccFigures.circulating) },
  ],
  benefits: [`Fee reduction up to ${fees.kccReduction}`, 'VIP tier access', 'Premium staking rewards'],
  pair: 'KCC/USDT',
} satisfies { facts: Fact[]; [text: string]: unknown }

/** The countdown to the VIP launch: its start at each load, and its texts while it runs and when it is over. */
export const vipCountdown = {
  title: 'VIP opens in',
  label: 'Time until the VIP launch',
  start: { days: 15, hours: 8, minutes: 42, seconds: 30 },
  running: 'Demo countdown. Restarts on every visit.',
  finishedTitle: 'VIP opens later',
  finished: 'The countdown is over. VIP access is not implemented yet.',
}

/** The VIP launch: its benefits and counts. Except for the fee reduction the counts are samples. */
export const vip = {
  eyebrow: 'The VIP launch',
  title: 'Lower fees and direct support',
  lead: 'For people who trade often. Your tier depends on how much KCC you hold, and lasts as long as you hold it.',
  counts: [
    { label: 'Fee reduction up to', value: fees.kccReduction, note: 'At the highest tier' },
    { label: 'Tiers', value: '4', note: 'Squire, Knight, Duke, Crown' },
    { label: 'Founding members', value: '1,500', note: 'Across all tiers at launch' },
    { label: 'Members per manager', value: '25', note: 'One named contact' },
  ],
} satisfies { counts: Fact[]; [text: string]: unknown }

/** The mobile app, and the target of its QR code. */
export const mobileApp = {
  eyebrow: 'Mobile app',
  title: 'Your account in your pocket',
  lead: 'Prices, orders and your card in one app. Until it launches, use King Exchange in the browser of your phone.',
  qrLabel: 'QR code that opens the register page of King Exchange',
  qrTitle: 'Scan to sign up on your phone',
  qrNote: 'Point its camera at the code.',
}

/** The heading of the API plans. */
export const apiSection = {
  title: 'API plans',
  lead: 'The same order book for your own software. Start free, and upgrade when you need more requests.',
  more: 'See API plans and limits',
}

/** Protection of an account. Each fact is true of this demonstration today. */
export const protection = {
  title: 'How your account is protected',
  facts: [
    {
      label: 'Confirmed email',
      text: 'A new account opens only after its email address has been confirmed.',
    },
    {
      label: 'Private by rule',
      text: 'A database rule lets only your own session read your profile and balances.',
    },
    {
      label: 'Links that expire',
      text: 'A confirmation or reset link works once, and only for a short time.',
    },
    {
      label: 'No real money',
      text: 'This is a demo. It holds no funds and takes no deposits.',
    },
  ],
  more: 'See planned security features',
}

/** The closing call to action. */
export const closing = {
  title: 'Open your account',
  lead: 'It takes your name, an email address and a password. Identity checks come later, when you need higher limits.',
}
