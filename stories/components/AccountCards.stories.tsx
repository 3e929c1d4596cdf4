import { Text } from '@chakra-ui/react/text'
import { useState } from 'react'
import { AccountCard } from '@/components/account/AccountCard'
import { ClockAlert } from '@/components/account/AccountLayout'
import { AllocationLine } from '@/components/account/AllocationLine'
import { BalancesCard } from '@/components/account/BalancesCard'
import { DashboardHeading } from '@/components/account/DashboardHeading'
import { FirstSteps } from '@/components/account/FirstSteps'
import { KycCard } from '@/components/account/KycCard'
import { QrDialog } from '@/components/account/QrDialog'
import { QuickActionsCard } from '@/components/account/QuickActionsCard'
import { ReferralCard } from '@/components/account/ReferralCard'
import { TotalBalance } from '@/components/account/TotalBalance'
import type { Profile, Wallet } from '@/data/account/accountRows'
import { balancesExact } from '@/data/account/balancesExact'
import type { BalanceView } from '@/data/account/balanceView'
import type { ReadSnapshot } from '@/machines/readMachine'
import {
  brokenBalances,
  dustBalances,
  ignore,
  leastBalance,
  longBalances,
  noBalances,
  person,
  profileOf,
  registerUrl,
  sampleBalances,
  unknownTokens,
  walletsOf,
} from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenCopy } from '../workbench/frozenCopy'
import { freezeRead, readOf } from '../workbench/frozenRead'
import { HiddenBalances } from '../workbench/HiddenBalances'
import { WideStage } from '../workbench/Stage'
import { Stored } from '../workbench/Stored'

export default { title: 'Components / Account cards', meta: { iframed: true } }

const kyc = (profile: ReadSnapshot<Profile>) => (
  <WideStage>
    <KycCard profile={profile} onRetry={ignore} />
  </WideStage>
)

const kycOf = (kyc_status: string) => kyc(readOf(profileOf({ kyc_status })))

function Balances({ wallets, view: initialView = {} }: BalancesProps) {
  const [view, setView] = useState(initialView)
  return (
    <WideStage>
      <TotalBalance wallets={wallets} />
      <AllocationLine wallets={wallets.context.data} />
      <BalancesCard
        wallets={wallets}
        view={view}
        onViewChange={(changes) => setView((before) => ({ ...before, ...changes }))}
        onRetry={ignore}
      />
    </WideStage>
  )
}

type BalancesProps = { wallets: ReadSnapshot<Wallet[]>; view?: BalanceView }

const balances = (wallets: ReadSnapshot<Wallet[]>, view?: BalanceView) => (
  <Balances wallets={wallets} {...(view ? { view } : null)} />
)

const referral = (profile: ReadSnapshot<Profile>, referrals: ReadSnapshot<number> = readOf(0)) => (
  <WideStage>
    <ReferralCard
      profile={profile}
      referrals={referrals}
      registerUrl={registerUrl}
      onRetry={ignore}
      onRetryReferrals={ignore}
    />
  </WideStage>
)

const joined = (referrals: ReadSnapshot<number>) => referral(readOf(profileOf()), referrals)

export const Plain = () => (
  <WideStage>
    <AccountCard title="A card">
      <Text>What the card is about.</Text>
    </AccountCard>
  </WideStage>
)

export const Headings = () => (
  <WideStage>
    <DashboardHeading profile={readOf(profileOf())} email={person.email} isLoading={false} />
    <DashboardHeading
      profile={freezeRead({ unavailable: 'failed' })}
      email={person.email}
      isLoading={false}
    />
    <DashboardHeading profile={freezeRead('reading')} email={person.email} isLoading />
  </WideStage>
)

export const FirstStepsOfAll = () => (
  <WideStage>
    <FirstSteps isVerified={false} />
  </WideStage>
)

export const FirstStepsVerified = () => (
  <WideStage>
    <FirstSteps isVerified />
  </WideStage>
)

export const KycVerified = () => kycOf('verified')

export const KycPending = () => kycOf('pending')

export const KycNotVerified = () => kycOf('not_verified')

export const KycLoading = () => kyc(freezeRead('reading'))

export const KycUnavailable = () => kyc(freezeRead({ unavailable: 'failed' }))

export const KycUnavailableByAServerError = () =>
  kyc(freezeRead<Profile>({ unavailable: 'failed' }, null, 'serverError'))

export const KycUnavailableOffline = () =>
  kyc(freezeRead<Profile>({ unavailable: 'failed' }, null, 'unreachable'))

export const KycRetrying = () => kyc(freezeRead({ unavailable: 'retrying' }))

export const BalancesSample = () => balances(readOf(sampleBalances))

export const BalancesHidden = () => <HiddenBalances>{balances(readOf(sampleBalances))}</HiddenBalances>

export const BalancesLongAndHidden = () => <HiddenBalances>{balances(readOf(longBalances))}</HiddenBalances>

export const BalancesZero = () => balances(readOf(noBalances))

export const BalancesLong = () => balances(readOf(longBalances))

export const BalancesOfDust = () => balances(readOf(dustBalances))

export const BalancesOfDustExact = () => (
  <Stored choice={balancesExact} value>
    {balances(readOf(dustBalances))}
  </Stored>
)

export const BalancesLongAndExact = () => (
  <Stored choice={balancesExact} value>
    {balances(readOf(longBalances))}
  </Stored>
)

export const BalancesOfDustHidden = () => <HiddenBalances>{balances(readOf(dustBalances))}</HiddenBalances>

export const BalanceOfTheLeast = () => balances(readOf(leastBalance))

export const BalancesOfUnknownTokens = () => balances(readOf(unknownTokens))

export const BalancesUnreadable = () => balances(readOf(brokenBalances))

export const BalancesNone = () => balances(readOf(walletsOf({})))

export const BalancesLoading = () => balances(freezeRead('reading'))

export const BalancesUnavailable = () => balances(freezeRead({ unavailable: 'failed' }))

export const BalancesRetrying = () => balances(freezeRead({ unavailable: 'retrying' }))

export const BalancesReadAgain = () => balances(freezeRead({ read: 'retrying' }, sampleBalances))

export const QuickActions = () => (
  <WideStage>
    <QuickActionsCard />
  </WideStage>
)

export const ReferralLink = () => referral(readOf(profileOf()))

const copying = (state: 'copied' | 'refused') => (
  <Frozen snapshots={{ copy: frozenCopy(state) }}>{referral(readOf(profileOf()))}</Frozen>
)

export const ReferralLinkCopied = () => copying('copied')

export const ReferralLinkCopyRefused = () => copying('refused')

export const ReferralQrCode = () => (
  <WideStage>
    <QrDialog link={`${registerUrl}?ref=CROWNDEMO7`} onClose={ignore} />
  </WideStage>
)

export const ReferralCodeMissing = () => referral(readOf(profileOf({ referral_code: null })))

export const ReferralCodeLong = () =>
  referral(readOf(profileOf({ referral_code: 'CROWN&KING?<b>'.repeat(8) })))

export const OneJoined = () => joined(readOf(1))

export const ThousandsJoined = () => joined(readOf(12_345))

export const JoinedLoading = () => joined(freezeRead('reading'))

export const JoinedUnavailable = () => joined(freezeRead({ unavailable: 'failed' }))

export const JoinedRetrying = () => joined(freezeRead({ unavailable: 'retrying' }))

export const ReferralLinkLoading = () => referral(freezeRead('reading'), freezeRead('reading'))

export const ReferralLinkUnavailable = () => referral(freezeRead({ unavailable: 'failed' }))

export const ReferralLinkRetrying = () => referral(freezeRead({ unavailable: 'retrying' }))

export const ClockAhead = () => (
  <WideStage>
    <ClockAlert offset={26 * 3_600_000} />
  </WideStage>
)

export const ClockBehind = () => (
  <WideStage>
    <ClockAlert offset={-400 * 24 * 3_600_000} />
  </WideStage>
)
