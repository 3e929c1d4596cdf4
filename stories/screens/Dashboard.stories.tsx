import { AccessDenied } from '@/components/account/AccessDenied'
import { CrashPage } from '@/components/feedback/CrashPage'
import { PageSpinner } from '@/components/feedback/PageSpinner'
import { SessionSlow } from '@/components/feedback/SessionSlow'
import {
  ignore,
  longBalances,
  noBalances,
  profileOf,
  sampleBalances,
  unavailable,
  unknownTokens,
  walletsOf,
} from '../fixtures'
import { AccountFrame, DashboardScreen, NamedDashboardScreen, StrangerFrame } from './DashboardScreen'

export default { title: 'Screens / Dashboard', meta: { path: '/dashboard' } }

export const NewAccount = () => (
  <DashboardScreen profile={profileOf({ kyc_status: 'not_verified' })} wallets={noBalances} />
)

export const DemoAccount = () => (
  <DashboardScreen
    profile={profileOf({ full_name: 'Demo Trader', referral_code: 'CROWNDEMO7' })}
    wallets={sampleBalances}
  />
)

export const KycPending = () => <DashboardScreen profile={profileOf({ kyc_status: 'pending' })} />

export const KycNotVerified = () => <DashboardScreen profile={profileOf({ kyc_status: 'not_verified' })} />

export const KycStatusUnknown = () => <DashboardScreen profile={profileOf({ kyc_status: 'on_hold' })} />

export const WalletsUnavailable = () => <DashboardScreen wallets={unavailable} />

export const ProfileUnavailable = () => <DashboardScreen profile={unavailable} />

export const EverythingUnavailable = () => <DashboardScreen profile={unavailable} wallets={unavailable} />

export const NoWallets = () => <DashboardScreen wallets={walletsOf({})} />

export const UnknownTokens = () => <DashboardScreen wallets={unknownTokens} />

export const LongBalances = () => <DashboardScreen wallets={longBalances} />

export const WithoutName = () => <DashboardScreen profile={profileOf({ full_name: null })} />

export const LongName = () => <NamedDashboardScreen name="long" />

export const UnbrokenName = () => <NamedDashboardScreen name="unbroken" />

export const RightToLeftName = () => <NamedDashboardScreen name="rightToLeft" />

export const MarkupName = () => <NamedDashboardScreen name="markup" />

export const LoggingOut = () => <DashboardScreen isSigningOut />

export const Loading = () => (
  <AccountFrame>
    <PageSpinner />
  </AccountFrame>
)

export const CheckingTheSession = () => (
  <StrangerFrame>
    <PageSpinner />
  </StrangerFrame>
)

export const StillChecking = () => (
  <StrangerFrame>
    <SessionSlow onRetry={ignore} />
  </StrangerFrame>
)

export const NoAccess = () => (
  <StrangerFrame>
    <AccessDenied />
  </StrangerFrame>
)

export const Crashed = () => (
  <AccountFrame>
    <CrashPage error={new Error('A story pretends to crash.')} reset={ignore} />
  </AccountFrame>
)
