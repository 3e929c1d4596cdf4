import { Container } from '@chakra-ui/react/container'
import { RestOfPage } from '@king-exchange/fast-pages/react'
import { Island } from '@/components/loading/Island'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { PageIntro } from '@/components/ui/PageIntro'
import { tokenIntro } from '@/data/content/token'
import { CoinPair } from './CoinPair'
import { tokenDetails } from './islands'
import { TokenSpread } from './TokenSpread'

/** The two tokens, tokenomics, staking and the roadmap. */
export function TokenPage() {
  return (
    <>
      <Container>
        <PageIntro
          {...tokenIntro}
          aside={
            <PartBoundary>
              <CoinPair />
            </PartBoundary>
          }
        />
      </Container>
      <RestOfPage>
        <TokenSpread />
        <Island when="interaction" {...tokenDetails} />
      </RestOfPage>
    </>
  )
}
