import { LiveContext } from '@/components/live/LiveContext'
import { PricesProvider } from '@/components/live/PricesProvider'
import { PublicFrame, type PublicFrameProps } from './PublicFrame'

/** The frame of every public page around its content, with the one switch for all that moves and the one book of prices. */
export function PublicLayout({ account, children }: PublicFrameProps) {
  return (
    <LiveContext.Provider>
      <PricesProvider>
        <PublicFrame account={account}>{children}</PublicFrame>
      </PricesProvider>
    </LiveContext.Provider>
  )
}
