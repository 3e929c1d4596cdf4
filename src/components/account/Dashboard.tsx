import { Grid, GridItem } from '@chakra-ui/react/grid'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useSelector } from '@xstate/react'
import { PartBoundary } from '@/components/loading/PartBoundary'
import type { Movement, Profile, Wallet } from '@/data/account/accountRows'
import { isEmptyAccount } from '@/data/account/balances'
import { accountReads } from '@/data/content/accountReads'
import type { ReadActor, ReadSnapshot } from '@/machines/readMachine'
import { AllocationLine } from './AllocationLine'
import { BalancesCard, type BalancesCardProps } from './BalancesCard'
import { DashboardHeading } from './DashboardHeading'
import { FirstSteps } from './FirstSteps'
import { KycCard } from './KycCard'
import { MovementsCard } from './MovementsCard'
import { QuickActionsCard } from './QuickActionsCard'
import { ReferralCard } from './ReferralCard'
import { TotalBalance } from './TotalBalance'

export type DashboardProps = Pick<BalancesCardProps, 'view' | 'onViewChange'> & {
  profile: ReadActor<Profile>
  wallets: ReadActor<Wallet[]>
  /** The last movements of the wallets, newest first. */
  movements: ReadActor<Movement[]>
  /** The number of people who have joined by the user's referral link. */
  referrals: ReadActor<number>
  email: string
  /** The register page's absolute URL. */
  registerUrl: string
  /** Called on each retry of the profile, since the layout has its own read of it. */
  onRetryProfile: () => void
}

/** The dashboard. Each card waits for its own read only, and shows a skeleton of its own size meanwhile. */
export function Dashboard({
  email,
  registerUrl,
  view,
  onViewChange,
  onRetryProfile,
  ...reads
}: DashboardProps) {
  const profile = useSelector(reads.profile, (snapshot) => snapshot)
  const wallets = useSelector(reads.wallets, (snapshot) => snapshot)
  const movements = useSelector(reads.movements, (snapshot) => snapshot)
  const referrals = useSelector(reads.referrals, (snapshot) => snapshot)
  const retryReferrals = () => reads.referrals.send({ type: 'retry.requested' })
  const retryMovements = () => reads.movements.send({ type: 'retry.requested' })
  const retryWallets = () => reads.wallets.send({ type: 'retry.requested' })
  const retryProfile = () => {
    reads.profile.send({ type: 'retry.requested' })
    onRetryProfile()
  }
  const balances = wallets.context.data
  return (
    <Stack gap={{ base: '8', md: '12' }}>
      <RetryStatus read={wallets} texts={accountReads.wallets} />
      <RetryStatus read={movements} texts={accountReads.movements} />
      <RetryStatus read={profile} texts={accountReads.profile} />
      <RetryStatus read={referrals} texts={accountReads.referrals} />
      <PartBoundary>
        <DashboardHeading
          profile={profile}
          email={email}
          isLoading={[profile, wallets, movements].some((read) => read.matches('reading'))}
        />
      </PartBoundary>
      <Stack gap={{ base: '8', md: '10' }}>
        <PartBoundary>
          <TotalBalance wallets={wallets} movements={movements} />
        </PartBoundary>
        <Stack gap="0">
          <PartBoundary>
            <AllocationLine wallets={balances} />
          </PartBoundary>
          <HStack gap="12" wrap="wrap" align="flex-start">
            <Stack gap="10" flex="999 1 30rem" minWidth="0">
              <PartBoundary>
                <StepsOfEmptyAccount profile={profile} wallets={balances} />
                <BalancesCard
                  wallets={wallets}
                  view={view}
                  onViewChange={onViewChange}
                  onRetry={retryWallets}
                />
                <MovementsCard movements={movements} onRetry={retryMovements} />
              </PartBoundary>
            </Stack>
            <Grid
              flex="1 1 20rem"
              minWidth="0"
              templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
              columnGap="12"
              rowGap="10"
              alignItems="start"
            >
              <PartBoundary>
                <KycCard profile={profile} onRetry={retryProfile} />
                <QuickActionsCard />
                <GridItem gridColumn="1 / -1" minWidth="0">
                  <ReferralCard
                    profile={profile}
                    referrals={referrals}
                    registerUrl={registerUrl}
                    onRetry={retryProfile}
                    onRetryReferrals={retryReferrals}
                  />
                </GridItem>
              </PartBoundary>
            </Grid>
          </HStack>
        </Stack>
      </Stack>
    </Stack>
  )
}

type StepsOfEmptyAccountProps = { profile: ReadSnapshot<Profile>; wallets: Wallet[] | null }

function StepsOfEmptyAccount({ profile, wallets }: StepsOfEmptyAccountProps) {
  if (!wallets || !isEmptyAccount(wallets)) return null
  return <FirstSteps isVerified={profile.context.data?.kyc_status === 'verified'} />
}

type RetryStatusProps<Data> = {
  read: ReadSnapshot<Data>
  texts: { recovered: string; failedAgain: string }
}

/** Announces to screen readers how a retry ended. */
function RetryStatus<Data>({ read, texts }: RetryStatusProps<Data>) {
  return (
    <VisuallyHidden role="status">
      {read.matches({ read: 'recovered' })
        ? texts.recovered
        : read.matches({ unavailable: 'failedAgain' })
          ? texts.failedAgain
          : null}
    </VisuallyHidden>
  )
}
