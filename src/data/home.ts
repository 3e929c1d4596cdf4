import type { LucideIcon } from 'lucide-react'
import { CandlestickChart, CodeXml, CreditCard, Crown, Gem, Layers, Rocket, Smartphone } from 'lucide-react'

export type StatCard = { label: string; value: string; change: string }
export type FeatureCard = {
  icon: LucideIcon
  title: string
  description: string
  figure?: string
  art?: 'candles' | 'card'
}
export type TokenFact = { label: string; value: string; note?: string; isChange?: boolean }

/** The hero's words. */
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
export const features: FeatureCard[] = [
  {
    icon: CandlestickChart,
    title: 'Spot and futures',
    description: 'Buy outright, or take a position in either direction from the same balance.',
    figure: 'Leverage up to 100x',
    art: 'candles',
  },
  {
    icon: CreditCard,
    title: 'King Cards',
    description: 'Premium debit and credit cards that spend what you hold, wherever you are.',
    figure: 'Up to 3% cashback',
    art: 'card',
  },
  {
    icon: Layers,
    title: 'Staking and farming',
    description: 'Put idle tokens to work in pools whose terms you read before you commit.',
  },
  {
    icon: Gem,
    title: 'NFT marketplace',
    description: 'Collect and list digital pieces, settled straight from your wallet.',
  },
  {
    icon: Rocket,
    title: 'Project builder',
    description: 'Design a token, set its rules and bring it to market from one workspace.',
  },
  {
    icon: Crown,
    title: 'VIP benefits',
    description: 'Lower fees, early access and a named contact as your tier rises.',
  },
  {
    icon: CodeXml,
    title: 'API access',
    description: 'The same order book, for your own programs, on a plan that fits their pace.',
  },
  {
    icon: Smartphone,
    title: 'Mobile app',
    description: 'Your account in your pocket, with the same tools and the same safeguards.',
  },
]

/** The KCC section: the token's figures and what holding it does. */
export const kcc = {
  eyebrow: 'KCC, our own token',
  title: 'The token that holds the keys',
  lead: 'KCC is how King Exchange is governed and how its best terms are unlocked. Hold it to pay less, vote on what comes next and move up the tiers.',
  facts: [
    { label: 'Market cap', value: '$687.3M' },
    { label: '24h change', value: '+15.2%', isChange: true },
    { label: 'Supply', value: '10M', note: '7.5M circulating' },
  ] as TokenFact[],
  benefits: ['Fee reduction up to 50%', 'VIP tier access', 'Premium staking rewards'],
}

/** The last words of the page. */
export const closing = {
  title: 'Take your seat at the table',
  lead: 'An email address and a password are enough to open an account. Identity checks come later, when you decide to go further.',
}
