import { Stepper } from './Stepper'

export default { title: 'Stepper', meta: { hotkeys: false } }

export const Auth = () => <Stepper machine="auth" />

export const Copy = () => <Stepper machine="copy" />

export const Countdown = () => <Stepper machine="countdown" />

export const Form = () => <Stepper machine="form" />

export const Live = () => <Stepper machine="live" />

export const MobileMenu = () => <Stepper machine="mobileMenu" />

export const OauthRedirect = () => <Stepper machine="oauthRedirect" />

export const PriceHistory = () => <Stepper machine="priceHistory" />

export const PriceReader = () => <Stepper machine="priceReader" />

export const Prices = () => <Stepper machine="prices" />

export const Read = () => <Stepper machine="read" />

export const Resend = () => <Stepper machine="resend" />

export const RowOrder = () => <Stepper machine="rowOrder" />

export const SecondFactor = () => <Stepper machine="secondFactor" />

export const SiteSearch = () => <Stepper machine="siteSearch" />
