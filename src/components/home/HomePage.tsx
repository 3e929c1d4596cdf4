import { ClosingCall } from '@/components/home/ClosingCall'
import { FeatureGrid } from '@/components/home/FeatureGrid'
import { Hero } from '@/components/home/Hero'
import { KccSection } from '@/components/home/KccSection'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'

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
