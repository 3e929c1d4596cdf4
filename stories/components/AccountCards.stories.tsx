import { Text } from '@chakra-ui/react/text'
import { AccountCard } from '@/components/account/AccountCard'
import { BalancesCard } from '@/components/account/BalancesCard'
import { ClockAlert } from '@/components/account/ClockAlert'
import { FirstSteps } from '@/components/account/FirstSteps'
import { Greeting } from '@/components/account/Greeting'
import { KycCard } from '@/components/account/KycCard'
import { LoadingNote } from '@/components/account/LoadingNote'
import { QuickActionsCard } from '@/components/account/QuickActionsCard'
import { ReferralCard, type ReferralCardProps } from '@/components/account/ReferralCard'
import { TotalBalance } from '@/components/account/TotalBalance'
import {
  brokenBalances,
  ignore,
  longBalances,
  noBalances,
  person,
  profileOf,
  registerUrl,
  sampleBalances,
  unavailable,
  unknownTokens,
  walletsOf,
} from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { frozenCopy } from '../workbench/frozenCopy'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Account cards' }

const kyc = (profile: Parameters<typeof KycCard>[0]['profile'], isRetrying = false) => (
  <WideStage>
    <KycCard profile={profile} isRetrying={isRetrying} onRetry={ignore} />
  </WideStage>
)

const balances = (wallets: Parameters<typeof BalancesCard>[0]['wallets'], isRetrying = false) => (
  <WideStage>
    <TotalBalance wallets={wallets} />
    <BalancesCard wallets={wallets} isRetrying={isRetrying} onRetry={ignore} />
  </WideStage>
)

const referral = (profile: ReferralCardProps['profile'], rest: Partial<ReferralCardProps> = {}) => (
  <WideStage>
    <ReferralCard profile={profile} registerUrl={registerUrl} onRetry={ignore} {...rest} />
  </WideStage>
)

export const Plain = () => (
  <WideStage>
    <AccountCard title="A card">
      <Text>What the card is about.</Text>
    </AccountCard>
  </WideStage>
)

export const Greetings = () => (
  <WideStage>
    <Greeting profile={profileOf()} email={person.email} />
    <Greeting profile={unavailable} email={person.email} />
    <Greeting profile={null} email={person.email} />
    <LoadingNote />
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

export const KycVerified = () => kyc(profileOf({ kyc_status: 'verified' }))

export const KycPending = () => kyc(profileOf({ kyc_status: 'pending' }))

export const KycNotVerified = () => kyc(profileOf({ kyc_status: 'not_verified' }))

export const KycLoading = () => kyc(null)

export const KycUnavailable = () => kyc(unavailable)

export const KycRetrying = () => kyc(unavailable, true)

export const BalancesSample = () => balances(sampleBalances)

export const BalancesZero = () => balances(noBalances)

export const BalancesLong = () => balances(longBalances)

export const BalancesOfUnknownTokens = () => balances(unknownTokens)

export const BalancesUnreadable = () => balances(brokenBalances)

export const BalancesNone = () => balances(walletsOf({}))

export const BalancesLoading = () => balances(null)

export const BalancesUnavailable = () => balances(unavailable)

export const BalancesRetrying = () => balances(unavailable, true)

export const QuickActions = () => (
  <WideStage>
    <QuickActionsCard />
  </WideStage>
)

export const ReferralLink = () => referral(profileOf())

const copying = (state: 'copied' | 'refused') => (
  <Frozen snapshots={{ copy: frozenCopy(state) }}>{referral(profileOf())}</Frozen>
)

export const ReferralLinkCopied = () => copying('copied')

export const ReferralLinkCopyRefused = () => copying('refused')

export const ReferralCodeMissing = () => referral(profileOf({ referral_code: null }))

export const ReferralCodeLong = () => referral(profileOf({ referral_code: 'CROWN&KING?<b>'.repeat(8) }))

export const ReferralLinkLoading = () => referral(null)

export const ReferralLinkUnavailable = () => referral(unavailable)

export const ReferralLinkRetrying = () => referral(unavailable, { isRetrying: true })

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
