import { ClosingCall } from '@/components/home/ClosingCall'
import { FeatureGrid } from '@/components/home/FeatureGrid'
import { Hero } from '@/components/home/Hero'
import { KccSection } from '@/components/home/KccSection'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'
import { DemoNote } from '@/components/marketing/DemoNote'
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
