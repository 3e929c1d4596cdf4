import { chakra } from '@chakra-ui/react/styled-system'
import { PublicFooter } from '@/components/layout/PublicFooter'
import { PublicHeader } from '@/components/layout/PublicHeader'
import type { PublicLayoutProps } from '@/components/layout/PublicLayout'
import { SkipLink } from '@/components/layout/SkipLink'
import { PriceTicker } from '@/components/live/PriceTicker'

/** Skip link, fixed header, price ticker, `main` landmark and footer. Stands in a `LiveContext`. */
export function PublicFrame({ account, children }: PublicLayoutProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh" pt="header">
      <SkipLink />
      <PublicHeader account={account} />
      <PriceTicker />
      <chakra.main id="main" tabIndex={-1} flex="1" minHeight="100svh">
        {children}
      </chakra.main>
      <PublicFooter />
    </chakra.div>
  )
}
