import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { type AccountHint, PublicHeader } from '@/components/layout/PublicHeader'
import { SkipLink } from '@/components/layout/SkipLink'

export type PublicLayoutProps = {
  /** Whether somebody is signed in; `unknown` looks like signed out. */
  account: AccountHint
  children: ReactNode
}

/** The frame of every public page: skip link, fixed header, the `main` landmark and the footer. */
export function PublicLayout({ account, children }: PublicLayoutProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh">
      <SkipLink />
      <PublicHeader account={account} />
      <chakra.main id="main" tabIndex={-1} flex="1" minHeight="100svh" pt="header">
        {children}
      </chakra.main>
      <PublicFooter />
    </chakra.div>
  )
}
