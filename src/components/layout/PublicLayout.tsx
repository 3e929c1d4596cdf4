import type { ReactNode } from 'react'
import { LiveContext } from '@/components/live/LiveContext'
import { PublicFrame } from './PublicFrame'
import type { AccountHint } from './PublicHeader'

export type PublicLayoutProps = {
  /** Whether somebody is signed in; `unknown` looks like signed out. */
  account: AccountHint
  children: ReactNode
}

/** The frame of every public page around its content, with the one switch for all that moves in it. */
export function PublicLayout({ account, children }: PublicLayoutProps) {
  return (
    <LiveContext.Provider>
      <PublicFrame account={account}>{children}</PublicFrame>
    </LiveContext.Provider>
  )
}
