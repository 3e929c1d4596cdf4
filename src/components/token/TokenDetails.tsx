import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { tokenEnd } from '@/data/content/token'
import { Roadmap } from './Roadmap'
import { StakingCall } from './StakingCall'
import { Tokenomics } from './Tokenomics'

/** What the token page says after its two portraits. */
export function TokenDetails() {
  return (
    <PartBoundary>
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
    </PartBoundary>
  )
}
