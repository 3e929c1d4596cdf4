import { useState } from 'react'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { MarketPage, type MarketPageProps } from '@/components/market/MarketPage'
import type { MarketView } from '@/data/rules/marketView'
import { LiveFrame } from '../workbench/LiveFrame'

export type MarketScreenProps = Pick<MarketPageProps, 'assets'> & {
  /** What is searched for, shown and sorted by at first; the controls work from there. */
  view?: MarketView
}

/** The market page in its frame, with prices that stand still. */
export function MarketScreen({ view: first = {}, assets }: MarketScreenProps) {
  const [view, setView] = useState(first)
  return (
    <LiveFrame>
      <PublicFrame account="signedOut">
        <MarketPage
          view={view}
          onViewChange={(changes) => setView((before) => ({ ...before, ...changes }))}
          assets={assets}
        />
      </PublicFrame>
    </LiveFrame>
  )
}
