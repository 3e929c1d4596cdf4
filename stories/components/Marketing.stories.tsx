import { ClosingCall } from '@/components/marketing/ClosingCall'
import { DemoNote } from '@/components/marketing/DemoNote'
import { FeatureGrid } from '@/components/marketing/FeatureGrid'
import { Hero } from '@/components/marketing/Hero'
import { KccSection } from '@/components/marketing/KccSection'
import { StatisticsStrip } from '@/components/marketing/StatisticsStrip'
import { Trend } from '@/components/marketing/Trend'
import { ignore } from '../fixtures'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Marketing' }

export const HeroOfTheHomePage = () => <Hero onWatchDemo={ignore} />

export const Statistics = () => <StatisticsStrip />

export const Features = () => <FeatureGrid />

export const KccToken = () => <KccSection />

export const Closing = () => <ClosingCall />

export const TrendUpAndDown = () => (
  <Stage>
    <Trend change="+12.5%" />
    <Trend change="-3.1%" />
  </Stage>
)

export const DemoData = () => (
  <Stage>
    <DemoNote />
  </Stage>
)
