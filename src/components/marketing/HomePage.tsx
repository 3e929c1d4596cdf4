import { ClosingCall } from '@/components/marketing/ClosingCall'
import { FeatureGrid } from '@/components/marketing/FeatureGrid'
import { Hero } from '@/components/marketing/Hero'
import { KccSection } from '@/components/marketing/KccSection'
import { StatisticsStrip } from '@/components/marketing/StatisticsStrip'

export type HomePageProps = {
  /** Called by Watch Demo, which has nothing to play yet. */
  onWatchDemo: () => void
}

/** The home page. */
export function HomePage({ onWatchDemo }: HomePageProps) {
  return (
    <>
      <Hero onWatchDemo={onWatchDemo} />
      <StatisticsStrip />
      <FeatureGrid />
      <KccSection />
      <ClosingCall />
    </>
  )
}
