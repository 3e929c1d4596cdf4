import { LiveContext } from '@/components/live/LiveContext'
import { PublicFrame, type PublicFrameProps } from './PublicFrame'

/** The frame of every public page around its content, with the one switch for all that moves in it. */
export function PublicLayout({ account, children }: PublicFrameProps) {
  return (
    <LiveContext.Provider>
      <PublicFrame account={account}>{children}</PublicFrame>
    </LiveContext.Provider>
  )
}
