import { Stepper } from './Stepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

export const Auth = () => <Stepper machine="auth" />

export const Copy = () => <Stepper machine="copy" />

export const Countdown = () => <Stepper machine="countdown" />

export const Form = () => <Stepper machine="form" />

export const KccPrice = () => <Stepper machine="kccPrice" />

export const Live = () => <Stepper machine="live" />

export const Market = () => <Stepper machine="market" />

export const MobileMenu = () => <Stepper machine="mobileMenu" />

export const OauthRedirect = () => <Stepper machine="oauthRedirect" />

export const PriceHistory = () => <Stepper machine="priceHistory" />

export const Prices = () => <Stepper machine="prices" />

export const Read = () => <Stepper machine="read" />

export const Resend = () => <Stepper machine="resend" />

export const RowOrder = () => <Stepper machine="rowOrder" />

export const SecondFactor = () => <Stepper machine="secondFactor" />

export const SiteSearch = () => <Stepper machine="siteSearch" />

export const Ticker = () => <Stepper machine="ticker" />
