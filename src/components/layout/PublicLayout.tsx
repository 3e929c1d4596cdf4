import { LiveContext } from '@/components/live/LiveContext'
import { PricesProvider } from '@/components/live/PricesProvider'
import { PublicFrame, type PublicFrameProps } from './PublicFrame'

/** The frame of every public page, with the site's one live switch and one price book. */
export function PublicLayout({ account, children }: PublicFrameProps) {
  return (
    <LiveContext.Provider>
      <PricesProvider>
        <PublicFrame account={account}>{children}</PublicFrame>
      </PricesProvider>
    </LiveContext.Provider>
  )
}
