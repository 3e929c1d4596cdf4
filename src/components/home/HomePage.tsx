import { LowerPart, RestOfPage, usePageHydrated } from '@king-exchange/fast-pages/react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import { ApiSection } from './ApiSection'
import { ClosingCall } from './ClosingCall'
import { FeatureGrid } from './FeatureGrid'
import { Hero } from './Hero'
import { KccSection } from './KccSection'
import { MobileApp } from './MobileApp'
import { PartnersMarquee } from './PartnersMarquee'
import { ProductView } from './ProductView'
import { Protection } from './Protection'
import { StatisticsStrip } from './StatisticsStrip'
import { VipCountdown } from './VipCountdown'
import { VipLaunch } from './VipLaunch'

/** The home page: its first screen, and the sections below it. */
export function HomePage() {
  usePageHydrated()
  return (
    <PartBoundary>
      <Hero />
      <StatisticsStrip />
      <RestOfPage>
        <LowerPart>
          <ProductView />
        </LowerPart>
        <LowerPart>
          <FeatureGrid />
        </LowerPart>
        <LowerPart>
          <KccSection />
        </LowerPart>
        <LowerPart>
          <VipCountdown />
        </LowerPart>
        <LowerPart>
          <VipLaunch />
        </LowerPart>
        <LowerPart>
          <MobileApp />
        </LowerPart>
        <LowerPart>
          <ApiSection />
        </LowerPart>
        <LowerPart>
          <Protection />
        </LowerPart>
        <LowerPart>
          <PartnersMarquee />
        </LowerPart>
        <LowerPart>
          <ClosingCall />
        </LowerPart>
      </RestOfPage>
    </PartBoundary>
  )
}
