import { fees, monthlyBurn } from '@/data/market/keyFigures'
import { kcc, kccFigures, tokens } from '@/data/market/tokens'
import { formatCompactDollars, formatMillions } from '@/data/text/figures'

export type TokenFact = { label: string; value: string; note?: string; isChange?: boolean }
export type TokenPortrait = {
  name: string
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
  lead: 'KCC gives you a vote and lower fees. KCCredit lets you spend against what you hold without selling it.',
}

const nameOf = (symbol: string) => tokens.find((token) => token.symbol === symbol)?.name ?? symbol

/** The collateral of a credit in KCCredit, in percent of it. */
const collateralRatio = 150

/** Our two tokens, side by side. */
export const tokenPortraits: Record<'kcc' | 'kcredit', TokenPortrait> = {
  kcc: {
    name: nameOf('KCC'),
    kind: 'Governance and utility',
    lead: 'Vote on listings and pay lower fees.',
    facts: [
      { label: 'Market cap', value: formatCompactDollars(kccFigures.marketCap) },
      { label: '24h change', value: `+${kcc.change24h}%`, isChange: true },
      {
        label: 'Supply',
        value: formatMillions(kccFigures.supply),
        note: `${formatMillions(kccFigures.circulating)} circulating`,
      },
      { label: 'Fee reduction', value: `Up to ${fees.kccReduction}` },
    ],
    benefits: ['Votes on listings and the roadmap', 'VIP tier access', 'Premium staking rewards'],
  },
  kcredit: {
    name: nameOf('KCREDIT'),
    kind: 'Credit',
    lead: 'Borrow against your holdings.',
    facts: [
      { label: 'Credit interest', value: '8% APR' },
      { label: 'Collateral ratio', value: `${collateralRatio}%` },
      { label: 'Supply', value: '25M', note: '18.75M circulating' },
    ],
    benefits: ['Borrow without selling', 'Spend with the King credit card', 'Repay at any time'],
  },
}

/** The collateral ratio as an example in dollars. */
export const collateral = [
  { label: 'Collateral you set aside', dollars: collateralRatio },
  { label: 'KCCredit you can borrow', dollars: 100 },
]

/** The caption of the table of the allocation. */
export const allocationCaption = `Sample allocation of the ${formatMillions(kccFigures.supply)} KCC.`

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
export const tokensOf = (share: number, supply: number) => formatMillions((share * supply) / 100)

/** Each allocation with the start and the length of its arc, in percent of the circle. */
export const arcsOf = (list: Allocation[]) =>
  list.map((allocation, index) => ({
    ...allocation,
    start: list.slice(0, index).reduce((sum, { share }) => sum + share, 0),
  }))

/** The monthly burn. */
export const burn = {
  figure: monthlyBurn,
  label: 'burned monthly',
  text: `${monthlyBurn} of the supply is burned every month, on a public record.`,
}

/** The highest rate of staking; an article of the blog names that of one pool. */
const stakingRate = '25%'

/** The texts of the call to stake. */
export const staking = {
  title: 'Stake KCC',
  figure: stakingRate,
  unit: 'APY',
  text: `Choose a term and lock your KCC. ${stakingRate} is the highest pool rate; rates vary and are not guaranteed.`,
  terms: [
    { label: 'Lock period', value: '3+ months' },
    { label: 'Rewards', value: 'Paid in KCC' },
  ],
}

/** A sample roadmap, without dates. */
export const roadmap: RoadmapStage[] = [
  { title: 'Launch', state: 'Done', items: ['KCC issued', 'Simulated market', 'First burn'] },
  {
    title: 'Credit',
    state: 'Done',
    items: ['KCCredit issued', `Collateral ratio of ${collateralRatio}%`, 'King Cards announced'],
  },
  { title: 'Staking', state: 'Now', items: ['Staking pools', 'VIP tiers by holding', 'Voting with KCC'] },
  {
    title: 'Builders',
    state: 'Next',
    items: ['Project builder', 'Ecosystem grants', 'Paid API plans'],
  },
  {
    title: 'Expansion',
    state: 'Later',
    items: ['KCC on other chains', 'Business credit', 'Holder council'],
  },
]

/** The line above the roadmap. */
export const roadmapNote = 'A sample roadmap, without dates.'

/** The end of the page. */
export const tokenEnd = { title: 'See KCC on the market', lead: 'Live demo price, volume and market cap.' }
