import type { LucideIcon } from 'lucide-react'
import { ArrowLeftRight, CandlestickChart, ChartNoAxesCombined, ListFilter, Scale } from 'lucide-react'
import { cashback, fees, leverage } from '@/data/market/keyFigures'

/** The six categories by their anchors, in order; the footer links to `trading`, `staking`, `nft` and `cards`. */
export const chapterTitles = {
  trading: 'Trading',
  staking: 'Staking and farming',
  nft: 'NFT marketplace',
  cards: 'King Cards',
  tools: 'Builders and tools',
  security: 'Security',
}

export type ChapterId = keyof typeof chapterTitles

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
  /** Its anchor. */
  id: ChapterId
  lead: string
  layout: ChapterLayout
  features: Feature[]
}

/** The texts at the top of the page. */
export const featuresIntro = {
  eyebrow: 'Features',
  title: 'One account, six ways to use it',
  lead: 'Trade, stake, collect, spend and build from one balance. Here is what each part does and what it costs.',
}

/** The terms that matter most, in figures. */
export const featureFigures: { label: string; value: string }[] = [
  { label: 'Leverage up to', value: leverage },
  { label: 'Maker fee', value: fees.maker },
  { label: 'Taker fee', value: fees.taker },
  { label: 'Lowest fee', value: fees.lowest },
  { label: 'Card cashback up to', value: cashback },
]

/** The category that is seen first. */
export const firstChapter: FeatureChapter = {
  id: 'trading',
  lead: 'Spot and futures, with advanced order types.',
  layout: 'board',
  features: [
    {
      icon: ChartNoAxesCombined,
      color: 'brand',
      title: 'Futures trading',
      description: 'Go long or short. You see the liquidation price before you confirm.',
      figure: `Leverage up to ${leverage}`,
    },
    {
      icon: CandlestickChart,
      color: 'brand',
      title: 'Spot trading',
      description: 'Buy and sell against USDT, at market or at your limit price.',
      figure: `Maker ${fees.maker}, taker ${fees.taker}`,
    },
    {
      icon: Scale,
      color: 'brand',
      title: 'VIP fees',
      description: 'The more KCC you hold, the higher your tier and the less you pay.',
      figure: `Down to ${fees.lowest}`,
    },
    {
      icon: ListFilter,
      color: 'brand',
      title: 'Advanced orders',
      description: 'Stop orders, brackets and conditional orders.',
    },
    {
      icon: ArrowLeftRight,
      color: 'brand',
      title: 'Instant convert',
      description: 'Swap one token for another at a quoted price.',
    },
  ],
}
