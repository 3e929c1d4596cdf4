import { chakra } from '@chakra-ui/react/styled-system'
import { LowerPart } from '@king-exchange/fast-pages/react'
import type { ReactNode } from 'react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { SiteSearch } from '@/components/search/SiteSearch'
import { SkipLink } from '@/components/ui/SkipLink'
import { PublicFooter } from './PublicFooter'
import { PublicHeader } from './PublicHeader'

export type PublicFrameProps = { children: ReactNode }

const loadSearch = async () => (await import('@/components/search/PublicSearchDialog')).PublicSearchDialog

/** Skip link, fixed header, price ticker, `main` landmark and footer. Needs a `PricesProvider` around it. */
export function PublicFrame({ children }: PublicFrameProps) {
  return (
    <chakra.div display="flex" flexDirection="column" minH="100dvh" pt="header">
      <SkipLink />
      <PartBoundary>
        <PublicHeader />
        <PriceTicker />
      </PartBoundary>
      <chakra.main id="main" tabIndex={-1} flex="1" minH={{ base: '100svh', _print: '0' }}>
        {children}
      </chakra.main>
      <LowerPart>
        <PublicFooter />
      </LowerPart>
      <PartBoundary>
        <SiteSearch load={loadSearch} />
      </PartBoundary>
    </chakra.div>
  )
}
