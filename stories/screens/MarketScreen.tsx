import { useState } from 'react'
import { PublicFrame } from '@/components/layout/PublicFrame'
import { MarketPage, type MarketPageProps } from '@/components/market/MarketPage'
import type { MarketView } from '@/data/market/marketView'
import { LiveFrame } from '../workbench/LiveFrame'

export type MarketScreenProps = Pick<MarketPageProps, 'assets'> & {
  /** The initial search, filter and sorting; the controls change it. */
  view?: MarketView
}

/** The market page in its frame, with fixed prices. */
export function MarketScreen({ view: first = {}, assets }: MarketScreenProps) {
  const [view, setView] = useState(first)
  return (
    <LiveFrame>
      <PublicFrame>
        <MarketPage
          view={view}
          onViewChange={(changes) => setView((before) => ({ ...before, ...changes }))}
          assets={assets}
        />
      </PublicFrame>
    </LiveFrame>
  )
}
