import type { ReactNode } from 'react'
import { LiveContext } from '@/components/live/LiveContext'
import { PricesProvider } from '@/components/live/PricesProvider'
import { PublicFrame } from './PublicFrame'
import type { AccountHint } from './PublicHeader'

export type PublicLayoutProps = {
  /** Whether somebody is signed in; `unknown` looks like signed out. */
  account: AccountHint
  children: ReactNode
}

/** The frame of every public page around its content, with the one switch for all that moves and the one book of prices. */
export function PublicLayout({ account, children }: PublicLayoutProps) {
  return (
    <LiveContext.Provider>
      <PricesProvider>
        <PublicFrame account={account}>{children}</PublicFrame>
      </PricesProvider>
    </LiveContext.Provider>
  )
}
