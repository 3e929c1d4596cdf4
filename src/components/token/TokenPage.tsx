import { Container } from '@chakra-ui/react/container'
import { LowerPart, RestOfPage } from '@king-exchange/fast-pages/react'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { PageIntro } from '@/components/ui/PageIntro'
import { tokenEnd, tokenIntro } from '@/data/content/token'
import { CoinPair } from './CoinPair'
import { Roadmap } from './Roadmap'
import { StakingCall } from './StakingCall'
import { Tokenomics } from './Tokenomics'
import { TokenSpread } from './TokenSpread'

/** The two tokens, tokenomics, staking and the roadmap. */
export function TokenPage() {
  return (
    <>
      <Container>
        <PageIntro {...tokenIntro} aside={<CoinPair />} />
      </Container>
      <RestOfPage>
        <TokenSpread />
        <LowerPart>
          <Tokenomics />
          <StakingCall />
          <Roadmap />
          <PageEnd {...tokenEnd}>
            <ButtonLink to="/market" search={{ filter: 'king-tokens' }} size="lg">
              View market
            </ButtonLink>
            <ButtonLink to="/register" size="lg" variant="outline">
              Create account
            </ButtonLink>
          </PageEnd>
        </LowerPart>
      </RestOfPage>
    </>
  )
}
