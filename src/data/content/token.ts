import { fees } from '@/data/registries/fees'

export type TokenFact = { label: string; value: string; note?: string; isChange?: boolean }
export type Token = {
  symbol: string
  kind: string
  lead: string
  facts: TokenFact[]
  benefits: string[]
}
export type Allocation = {
  name: string
  /** Share of the supply in percent. */
  share: number
  isCirculating: boolean
}
export type RoadmapStage = { title: string; state: 'Done' | 'Now' | 'Next' | 'Later'; items: string[] }

/** The texts at the top of the page. */
export const tokenIntro = {
  eyebrow: 'Our tokens',
  title: 'Two tokens, one crown',
  lead: 'KCC governs the exchange and unlocks its best terms. KCCredit lets you spend against what you hold without selling it.',
}

/** The two tokens, side by side. */
export const tokens: { kcc: Token; credit: Token } = {
  kcc: {
    symbol: 'KCC',
    kind: 'Governance and utility',
    lead: 'A vote on what comes next, and better terms today.',
    facts: [
      { label: 'Market cap', value: '$687.3M' },
      { label: '24h change', value: '+15.2%', isChange: true },
      { label: 'Supply', value: '10M', note: '7.5M circulating' },
      { label: 'Fee reduction', value: `Up to ${fees.kccReduction}` },
    ],
    benefits: ['Votes on listings and on the roadmap', 'VIP tier access', 'Premium staking rewards'],
  },
  credit: {
    symbol: 'KCCredit',
    kind: 'Credit',
    lead: 'A line of credit that stands on collateral you can see.',
    facts: [
      { label: 'Credit interest', value: '8% APR' },
      { label: 'Collateral ratio', value: '150%' },
      { label: 'Supply', value: '25M', note: '18.75M circulating' },
    ],
    benefits: ['Borrow without selling', 'Spend with the King credit card', 'Repay whenever you like'],
  },
}

/** The supply of KCC, in tokens. */
export const kccSupply = 10_000_000

/** The allocation of the KCC supply. Sample figures, but for the 75% in circulation. */
export const allocations: Allocation[] = [
  { name: 'Public market', share: 38, isCirculating: true },
  { name: 'Staking rewards', share: 22, isCirculating: true },
  { name: 'Ecosystem grants', share: 15, isCirculating: true },
  { name: 'Treasury', share: 12, isCirculating: false },
  { name: 'Team', share: 8, isCirculating: false },
  { name: 'Reserve', share: 5, isCirculating: false },
]

/** The circulating share of the supply in percent. */
export const circulatingShare = (list: Allocation[]) =>
  list.reduce((sum, { share, isCirculating }) => sum + (isCirculating ? share : 0), 0)

/** A share of the supply in millions of tokens, with up to two decimals: `3.8M`. */
export const tokensOf = (share: number, supply: number) => `${Number(((share * supply) / 1e8).toFixed(2))}M`

/** Each allocation with the start and the length of its arc, in percent of the circle. */
export const arcsOf = (list: Allocation[]) =>
  list.map((allocation, index) => ({
    ...allocation,
    start: list.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  }))

/** The monthly burn. */
export const burn = {
  figure: '2%',
  label: 'burned monthly',
  text: 'Each month a part of the supply is taken out of the world for good, and the record of it is public.',
}

/** The texts of the call to stake. */
export const staking = {
  title: 'Stake KCC',
  figure: '25%',
  unit: 'APY',
  text: 'Choose a term, read its conditions, and let the stake work. The rate is the highest of the pools; it varies with the term and is not a promise.',
  terms: [
    { label: 'Lock period', value: '3+ months' },
    { label: 'Rewards', value: 'Paid in KCC' },
  ],
}

/** A sample roadmap, without dates. */
export const roadmap: RoadmapStage[] = [
  { title: 'Coronation', state: 'Done', items: ['KCC issued', 'Spot pairs against USDT', 'First burn'] },
  {
    title: 'Credit',
    state: 'Done',
    items: ['KCCredit issued', 'Collateral shown live', 'King Cards announced'],
  },
  { title: 'Stakes', state: 'Now', items: ['Staking pools', 'VIP tiers by holding', 'Votes with KCC'] },
  {
    title: 'Builders',
    state: 'Next',
    items: ['Project builder', 'Grants from the ecosystem', 'Paid API plans'],
  },
  {
    title: 'Beyond',
    state: 'Later',
    items: ['KCC on other chains', 'Credit for companies', 'A council of holders'],
  },
]
