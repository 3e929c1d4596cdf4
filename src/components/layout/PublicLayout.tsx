import { LiveContext } from '@/components/motion/LiveContext'
import { PricesProvider } from '@/components/prices/PricesProvider'
import { PublicFrame, type PublicFrameProps } from './PublicFrame'

/** The frame of every public page, with the site's one live switch and one price store. */
export function PublicLayout({ children }: PublicFrameProps) {
  return (
    <LiveContext.Provider>
      <PricesProvider>
        <PublicFrame>{children}</PublicFrame>
      </PricesProvider>
    </LiveContext.Provider>
  )
}
