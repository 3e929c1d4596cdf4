// The sections of the home page below its first screen, in one script.

export { ApiSection } from './ApiSection'
export { ClosingCall } from './ClosingCall'
export { FeatureGrid } from './FeatureGrid'
export { KccSection } from './KccSection'
export { MobileApp } from './MobileApp'
export { PartnersMarquee } from './PartnersMarquee'
export { ProductView } from './ProductView'
export { Protection } from './Protection'
export { VipCountdown } from './VipCountdown'
export { VipLaunch } from './VipLaunch'
