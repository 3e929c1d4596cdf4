import { PartBoundary } from '@/components/loading/PartBoundary'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { PageEnd } from '@/components/ui/PageEnd'
import { featuresEnd } from '@/data/content/otherFeatures'
import { UpcomingList } from './UpcomingList'
import { WhyChoose } from './WhyChoose'

/** Why to choose the exchange, what is coming, and where to go from the features page. */
export function FeaturesEnding() {
  return (
    <PartBoundary>
      <WhyChoose />
      <UpcomingList />
      <PageEnd {...featuresEnd}>
        <ButtonLink to="/register" size="lg">
          Create account
        </ButtonLink>
        <ButtonLink to="/market" size="lg" variant="outline">
          View market
        </ButtonLink>
      </PageEnd>
    </PartBoundary>
  )
}
