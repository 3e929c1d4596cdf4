import { Text } from '@chakra-ui/react/text'
import { AccountCard } from '@/components/account/AccountCard'
import { BalancesCard } from '@/components/account/BalancesCard'
import { KycCard } from '@/components/account/KycCard'
import { QuickActionsCard } from '@/components/account/QuickActionsCard'
import { ReferralCard } from '@/components/account/ReferralCard'
import {
  ignore,
  longBalances,
  noBalances,
  profileOf,
  registerUrl,
  sampleBalances,
  unavailable,
  unknownTokens,
  walletsOf,
} from '../fixtures'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Account cards' }

const kyc = (profile: Parameters<typeof KycCard>[0]['profile']) => (
  <WideStage>
    <KycCard profile={profile} onRetry={ignore} />
  </WideStage>
)

const balances = (wallets: Parameters<typeof BalancesCard>[0]['wallets']) => (
  <WideStage>
    <BalancesCard wallets={wallets} onRetry={ignore} />
  </WideStage>
)

const referral = (profile: Parameters<typeof ReferralCard>[0]['profile']) => (
  <WideStage>
    <ReferralCard profile={profile} registerUrl={registerUrl} onRetry={ignore} />
  </WideStage>
)

export const Plain = () => (
  <WideStage>
    <AccountCard title="A card">
      <Text>What the card is about.</Text>
    </AccountCard>
  </WideStage>
)

export const KycVerified = () => kyc(profileOf({ kyc_status: 'verified' }))

export const KycPending = () => kyc(profileOf({ kyc_status: 'pending' }))

export const KycNotVerified = () => kyc(profileOf({ kyc_status: 'not_verified' }))

export const KycUnavailable = () => kyc(unavailable)

export const BalancesSample = () => balances(sampleBalances)

export const BalancesZero = () => balances(noBalances)

export const BalancesLong = () => balances(longBalances)

export const BalancesOfUnknownTokens = () => balances(unknownTokens)

export const BalancesNone = () => balances(walletsOf({}))

export const BalancesUnavailable = () => balances(unavailable)

export const QuickActions = () => (
  <WideStage>
    <QuickActionsCard />
  </WideStage>
)

export const ReferralLink = () => referral(profileOf())

export const ReferralLinkUnavailable = () => referral(unavailable)
