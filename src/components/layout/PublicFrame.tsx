import { chakra } from '@chakra-ui/react/styled-system'
import { PriceTicker } from '@/components/live/PriceTicker'
import { SkipLink } from '@/components/ui/SkipLink'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'
import type { PublicLayoutProps } from './PublicLayout'

/** Skip link, fixed header, price ticker, `main` landmark and footer. Stands in a `PricesProvider`. */
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
