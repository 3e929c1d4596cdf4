import { ApiSection } from './ApiSection'
import { ClosingCall } from './ClosingCall'
import { FeatureGrid } from './FeatureGrid'
import { KccSection } from './KccSection'
import { MobileApp } from './MobileApp'
import { PartnersMarquee } from './PartnersMarquee'
import { ProductView } from './ProductView'
import { Protection } from './Protection'
import { VipCountdown } from './VipCountdown'
import { VipLaunch } from './VipLaunch'

/** The home page below its first screen. */
export function BelowTheFold() {
  return (
    <>
      <ProductView />
      <FeatureGrid />
      <KccSection />
      <VipCountdown />
      <VipLaunch />
      <MobileApp />
      <ApiSection />
      <Protection />
      <PartnersMarquee />
      <ClosingCall />
    </>
  )
}
