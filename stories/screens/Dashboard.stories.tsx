import { chakra } from '@chakra-ui/react/styled-system'
import { CrashPage } from '@/components/systemPages/CrashPage'
import {
  emailConfirmed,
  sessionDiscarded,
  sessionEnded,
  sessionEndings,
  successes,
} from '@/data/content/messages'
import {
  brokenBalances,
  fallingMovements,
  ignore,
  longBalances,
  manyBalances,
  names,
  noBalances,
  oneBalance,
  person,
  profileOf,
  sampleBalances,
  sampleMovements,
  sessionLackingCode,
  somebodyElse,
  unknownTokens,
} from '../fixtures'
import { frozenAuth } from '../workbench/frozenAuth'
import { freezeRead, readOf } from '../workbench/frozenRead'
import { HiddenBalances } from '../workbench/HiddenBalances'
import { AccountFrame } from './AccountFrame'
import { DashboardStory } from './DashboardStory'
import { shown } from './refusedPages'

export default { title: 'Screens / Dashboard', meta: { path: '/dashboard' } }

const ofProfile = (changes: Parameters<typeof profileOf>[0]) => (
  <DashboardStory profile={readOf(profileOf(changes))} />
)

export const NewAccount = () => (
  <DashboardStory profile={readOf(profileOf({ kyc_status: 'not_verified' }))} wallets={readOf(noBalances)} />
)

export const JustConfirmed = () => shown('success', emailConfirmed(person.email), NewAccount())

export const JustLoggedIn = () => shown('success', successes.signedIn, NewAccount())

export const PasswordJustChanged = () => shown('success', successes.passwordChanged, NewAccount())

export const PasswordJustChangedHere = () => shown('success', successes.passwordChangedHere, NewAccount())

export const OfSomebodyElse = () => (
  <DashboardStory
    profile={readOf(
      profileOf({
        full_name: `${somebodyElse.firstName} ${somebodyElse.lastName}`,
        referral_code: 'CROWN3M8TZ',
      }),
    )}
    referrals={readOf(0)}
  />
)

export const DemoAccount = () => (
  <DashboardStory profile={readOf(profileOf({ full_name: 'Demo Trader', referral_code: 'CROWNDEMO7' }))} />
)

export const FallingMonth = () => (
  <DashboardStory wallets={readOf(oneBalance)} movements={readOf(fallingMovements)} />
)

export const OneAsset = () => <DashboardStory wallets={readOf(oneBalance)} />

export const ManyBalances = () => <DashboardStory wallets={readOf(manyBalances)} />

export const SortedByValue = () => (
  <DashboardStory wallets={readOf(manyBalances)} view={{ sort: 'value', order: 'desc' }} />
)

export const BalancesFound = () => (
  <DashboardStory wallets={readOf(manyBalances)} view={{ q: 'king', sort: 'balance', order: 'asc' }} />
)

export const NoAssetFound = () => <DashboardStory wallets={readOf(manyBalances)} view={{ q: 'moonshot' }} />

export const BalancesHidden = () => (
  <HiddenBalances>
    <DashboardStory />
  </HiddenBalances>
)

export const SortedByValueAndHidden = () => (
  <HiddenBalances>
    <DashboardStory wallets={readOf(manyBalances)} view={{ sort: 'value', order: 'desc' }} />
  </HiddenBalances>
)

export const NewAccountWithBalancesHidden = () => (
  <HiddenBalances>
    <DashboardStory wallets={readOf(noBalances)} />
  </HiddenBalances>
)

export const KycPending = () => ofProfile({ kyc_status: 'pending' })

export const KycNotVerified = () => ofProfile({ kyc_status: 'not_verified' })

export const KycStatusUnknown = () => ofProfile({ kyc_status: 'on_hold' })

export const KycStatusMissing = () => ofProfile({ kyc_status: null })

export const NobodyJoined = () => <DashboardStory referrals={readOf(0)} />

export const JoinedUnavailable = () => <DashboardStory referrals={freezeRead({ unavailable: 'failed' })} />

export const MovementsUnavailable = () => <DashboardStory movements={freezeRead({ unavailable: 'failed' })} />

export const WalletsUnavailable = () => <DashboardStory wallets={freezeRead({ unavailable: 'failed' })} />

export const ProfileUnavailable = () => <DashboardStory profile={freezeRead({ unavailable: 'failed' })} />

export const EverythingUnavailable = () => (
  <DashboardStory
    profile={freezeRead({ unavailable: 'failed' })}
    wallets={freezeRead({ unavailable: 'failed' })}
    movements={freezeRead({ unavailable: 'failed' })}
    referrals={freezeRead({ unavailable: 'failed' })}
  />
)

export const EverythingUnavailableAgain = () => (
  <DashboardStory
    profile={freezeRead({ unavailable: 'failedAgain' })}
    wallets={freezeRead({ unavailable: 'failedAgain' })}
    movements={freezeRead({ unavailable: 'failedAgain' })}
    referrals={freezeRead({ unavailable: 'failedAgain' })}
  />
)

export const Retrying = () => (
  <DashboardStory
    profile={freezeRead({ unavailable: 'retrying' })}
    wallets={freezeRead({ unavailable: 'retrying' })}
    movements={freezeRead({ unavailable: 'retrying' })}
    referrals={freezeRead({ unavailable: 'retrying' })}
  />
)

export const RetryingBalances = () => <DashboardStory wallets={freezeRead({ unavailable: 'retrying' })} />

export const Recovered = () => (
  <DashboardStory
    profile={freezeRead({ read: 'recovered' }, profileOf())}
    wallets={freezeRead({ read: 'recovered' }, sampleBalances)}
    movements={freezeRead({ read: 'recovered' }, sampleMovements)}
    referrals={freezeRead({ read: 'recovered' }, 2)}
  />
)

export const ReadAgainWithTheOldFigures = () => (
  <DashboardStory
    profile={freezeRead({ read: 'retrying' }, profileOf())}
    wallets={freezeRead({ read: 'retrying' }, sampleBalances)}
  />
)

export const NewVerifiedAccount = () => <DashboardStory wallets={readOf(noBalances)} />

export const NewAccountWithoutProfile = () => (
  <DashboardStory profile={freezeRead({ unavailable: 'failed' })} wallets={readOf(noBalances)} />
)

export const NoReferralCode = () => ofProfile({ referral_code: null })

export const UnreadableBalances = () => <DashboardStory wallets={readOf(brokenBalances)} />

export const UnknownTokens = () => <DashboardStory wallets={readOf(unknownTokens)} />

export const LongBalances = () => <DashboardStory wallets={readOf(longBalances)} />

export const LongBalancesOnTheNarrowestPhone = () => (
  <chakra.div width="320px">
    <DashboardStory wallets={readOf(longBalances)} />
  </chakra.div>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <DashboardStory wallets={readOf(manyBalances)} movements={readOf(sampleMovements)} />
  </div>
)

export const WithoutName = () => ofProfile({ full_name: null })

export const LongName = () => ofProfile({ full_name: names.long })

export const UnbrokenName = () => ofProfile({ full_name: names.unbroken })

export const BlankName = () => ofProfile({ full_name: names.spaces })

export const RightToLeftName = () => ofProfile({ full_name: names.rightToLeft })

export const MarkupName = () => ofProfile({ full_name: names.markup })

export const LoggingOut = () => <DashboardStory isSigningOut />

export const Loading = () => (
  <DashboardStory
    profile={freezeRead('reading')}
    wallets={freezeRead('reading')}
    movements={freezeRead('reading')}
    referrals={freezeRead('reading')}
  />
)

export const LoadingMovements = () => <DashboardStory movements={freezeRead('reading')} />

export const LoadingBalances = () => <DashboardStory wallets={freezeRead('reading')} />

export const LoadingProfile = () => <DashboardStory profile={freezeRead('reading')} />

export const CheckingTheSession = () => <DashboardStory auth={frozenAuth({ loading: 'prompt' })} />

export const StillChecking = () => <DashboardStory auth={frozenAuth({ loading: 'slow' })} />

export const ExchangeUnreachable = () => (
  <DashboardStory auth={frozenAuth({ loading: { unreachable: 'waiting' } })} />
)

export const TryingToReachTheExchange = () => (
  <DashboardStory auth={frozenAuth({ loading: { unreachable: 'retrying' } })} />
)

export const NoAccess = () => <DashboardStory auth={frozenAuth({ signedOut: 'anonymous' })} />

export const SessionEnded = () => <DashboardStory auth={frozenAuth({ signedOut: 'ended' })} />

export const LoggedOutInAnotherTab = () => shown('info', sessionEnded, SessionEnded())

export const LoggedOutElsewhere = () => shown('info', sessionEndings.elsewhere, SessionEnded())

export const StoredSessionDamaged = () => shown('info', sessionDiscarded, NoAccess())

export const CodeMissing = () => (
  <DashboardStory auth={frozenAuth({ challenged: 'signingIn' }, { session: sessionLackingCode })} />
)

export const Crashed = () => (
  <AccountFrame>
    <CrashPage error={new Error('A story pretends to crash.')} reset={ignore} />
  </AccountFrame>
)
