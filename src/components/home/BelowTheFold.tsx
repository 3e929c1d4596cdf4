import { ApiSection } from '@/components/home/ApiSection'
import { ClosingCall } from '@/components/home/ClosingCall'
import { FeatureGrid } from '@/components/home/FeatureGrid'
import { KccSection } from '@/components/home/KccSection'
import { MobileApp } from '@/components/home/MobileApp'
import { PartnersMarquee } from '@/components/home/PartnersMarquee'
import { VipCountdown } from '@/components/home/VipCountdown'
import { VipLaunch } from '@/components/home/VipLaunch'

/** The home page after its first screen. */
export function BelowTheFold() {
  return (
    <>
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
