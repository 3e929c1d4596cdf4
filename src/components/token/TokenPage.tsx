import { Container } from '@chakra-ui/react/container'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { PageIntro } from '@/components/marketing/PageIntro'
import { WayOn } from '@/components/marketing/WayOn'
import { CoinPair } from '@/components/token/CoinPair'
import { Roadmap } from '@/components/token/Roadmap'
import { StakingCall } from '@/components/token/StakingCall'
import { Tokenomics } from '@/components/token/Tokenomics'
import { TokenSpread } from '@/components/token/TokenSpread'
import { tokenIntro } from '@/data/token'

/** The page at `/token`. */
export function TokenPage() {
  return (
    <>
      <Container>
        <PageIntro {...tokenIntro} aside={<CoinPair />} />
      </Container>
      <TokenSpread />
      <Tokenomics />
      <StakingCall />
      <Roadmap />
      <WayOn title="See KCC on the market" lead="Demo prices, volumes and market caps of KCC and KCCredit.">
        <ButtonLink to="/market" search={{ filter: 'king-tokens' }} size="lg">
          See King Tokens
        </ButtonLink>
        <ButtonLink to="/register" size="lg" variant="outline">
          Create your account
        </ButtonLink>
      </WayOn>
    </>
  )
}
