import { ApiSection } from '@/components/home/ApiSection'
import { ClosingCall } from '@/components/home/ClosingCall'
import { FeatureGrid } from '@/components/home/FeatureGrid'
import { Hero } from '@/components/home/Hero'
import { KccSection } from '@/components/home/KccSection'
import { MobileApp } from '@/components/home/MobileApp'
import { PartnersMarquee } from '@/components/home/PartnersMarquee'
import { StatisticsStrip } from '@/components/home/StatisticsStrip'
import { VipCountdown } from '@/components/home/VipCountdown'
import { VipLaunch } from '@/components/home/VipLaunch'

/** The home page. */
export function HomePage() {
  return (
    <>
      <Hero />
      <StatisticsStrip />
      <FeatureGrid />
      <KccSection />
      <VipCountdown />
      <VipLaunch />
      <MobileApp />
      <ApiSection />
      <PartnersMarquee />
      <ClosingCall />
    </>
  )
}
