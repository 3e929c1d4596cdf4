import { AccessDenied } from '@/components/account/AccessDenied'
import { CrashPage } from '@/components/feedback/CrashPage'
import { PageSpinner } from '@/components/loading/PageSpinner'
import { AuthProvider } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import {
  brokenBalances,
  ignore,
  longBalances,
  noBalances,
  profileOf,
  sampleBalances,
  sessionLackingCode,
  unavailable,
  unknownTokens,
} from '../fixtures'
import { frozenAuth } from '../workbench/frozenAuth'
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

export const Retrying = () => <DashboardScreen profile={unavailable} wallets={unavailable} isRetrying />

export const RetryingBalances = () => <DashboardScreen wallets={unavailable} isRetrying />

export const NewVerifiedAccount = () => <DashboardScreen wallets={noBalances} />

export const NewAccountWithoutProfile = () => <DashboardScreen profile={unavailable} wallets={noBalances} />

export const NoReferralCode = () => <DashboardScreen profile={profileOf({ referral_code: null })} />

export const UnreadableBalances = () => <DashboardScreen wallets={brokenBalances} />

export const UnknownTokens = () => <DashboardScreen wallets={unknownTokens} />

export const LongBalances = () => <DashboardScreen wallets={longBalances} />

export const WithoutName = () => <DashboardScreen profile={profileOf({ full_name: null })} />

export const LongName = () => <NamedDashboardScreen name="long" />

export const UnbrokenName = () => <NamedDashboardScreen name="unbroken" />

export const BlankName = () => <NamedDashboardScreen name="spaces" />

export const RightToLeftName = () => <NamedDashboardScreen name="rightToLeft" />

export const MarkupName = () => <NamedDashboardScreen name="markup" />

export const LoggingOut = () => <DashboardScreen isSigningOut />

export const Loading = () => <DashboardScreen profile={null} wallets={null} />

export const LoadingBalances = () => <DashboardScreen wallets={null} />

export const LoadingProfile = () => <DashboardScreen profile={null} />

export const CheckingTheSession = () => (
  <StrangerFrame isChecking>
    <PageSpinner />
  </StrangerFrame>
)

export const StillChecking = () => (
  <StrangerFrame isChecking>
    <SessionSlow onRetry={ignore} />
  </StrangerFrame>
)

const denied = (...state: Parameters<typeof frozenAuth>) => (
  <AuthProvider auth={frozenAuth(...state)}>
    <StrangerFrame>
      <AccessDenied />
    </StrangerFrame>
  </AuthProvider>
)

export const NoAccess = () => denied({ signedOut: 'anonymous' })

export const SessionEnded = () => denied({ signedOut: 'ended' })

export const CodeMissing = () => denied({ challenged: 'signingIn' }, { session: sessionLackingCode })

export const Crashed = () => (
  <AccountFrame>
    <CrashPage error={new Error('A story pretends to crash.')} reset={ignore} />
  </AccountFrame>
)
