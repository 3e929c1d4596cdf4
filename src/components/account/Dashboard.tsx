import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Await } from '@tanstack/react-router'
import type { Profile, Wallet } from '@/data/account'
import { isEmptyAccount } from '@/data/balances'
import { AllocationLine } from './AllocationLine'
import { BalancesCard } from './BalancesCard'
import { FirstSteps } from './FirstSteps'
import { Greeting } from './Greeting'
import { KycCard } from './KycCard'
import { LoadingNote } from './LoadingNote'
import { QuickActionsCard } from './QuickActionsCard'
import { ReferralCard } from './ReferralCard'
import { TotalBalance } from './TotalBalance'
import type { Read } from './useRead'

export type DashboardProps = {
  profile: Read<Profile | null>
  wallets: Read<Wallet[]>
  email: string
  /** The register page's absolute URL. */
  registerUrl: string
}

/** Without a fallback, even an empty one, `Await` would make the whole page wait. */
const nothing = <></>

/** The signed-in user's first page. Each part waits for its own read only, in the room that it will take. */
export function Dashboard({ profile, wallets, email, registerUrl }: DashboardProps) {
  const ofProfile = { isRetrying: profile.isRetrying, onRetry: profile.retry }
  const ofWallets = { isRetrying: wallets.isRetrying, onRetry: wallets.retry }
  return (
    <Stack gap={{ base: '8', md: '12' }}>
      <VisuallyHidden role="status">{`${wallets.news} ${profile.news}`.trim()}</VisuallyHidden>
      <Stack gap="1">
        <HStack gap="4" justify="space-between">
          <Heading as="h1" size="3xl">
            Dashboard
          </Heading>
          <Await promise={profile.answer} fallback={<LoadingNote />}>
            {() => (
              <Await promise={wallets.answer} fallback={<LoadingNote />}>
                {() => null}
              </Await>
            )}
          </Await>
        </HStack>
        <Await promise={profile.answer} fallback={<Greeting profile={null} email={email} />}>
          {(answer) => <Greeting profile={answer} email={email} />}
        </Await>
      </Stack>
      <Stack gap={{ base: '8', md: '10' }}>
        <HStack gap={{ base: '8', md: '12' }} wrap="wrap" align="flex-start">
          <Await promise={wallets.answer} fallback={<TotalBalance wallets={null} />}>
            {(answer) => <TotalBalance wallets={answer} />}
          </Await>
          <QuickActionsCard />
        </HStack>
        <Stack gap="0">
          <Await promise={wallets.answer} fallback={<AllocationLine wallets={null} />}>
            {(answer) => <AllocationLine wallets={answer} />}
          </Await>
          <HStack gap="12" wrap="wrap" align="flex-start">
            <Stack gap="10" flex="999 1 30rem" minWidth="0">
              <Await promise={wallets.answer} fallback={nothing}>
                {({ data }) =>
                  data && isEmptyAccount(data) ? (
                    <Await promise={profile.answer} fallback={<FirstSteps isVerified={false} />}>
                      {(answer) => <FirstSteps isVerified={answer.data?.kyc_status === 'verified'} />}
                    </Await>
                  ) : null
                }
              </Await>
              <Await promise={wallets.answer} fallback={<BalancesCard wallets={null} {...ofWallets} />}>
                {(answer) => <BalancesCard wallets={answer} {...ofWallets} />}
              </Await>
            </Stack>
            <Grid
              flex="1 1 20rem"
              minWidth="0"
              templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
              columnGap="12"
              rowGap="10"
              alignItems="start"
            >
              <Await promise={profile.answer} fallback={<KycCard profile={null} {...ofProfile} />}>
                {(answer) => <KycCard profile={answer} {...ofProfile} />}
              </Await>
              <Await
                promise={profile.answer}
                fallback={<ReferralCard profile={null} registerUrl={registerUrl} {...ofProfile} />}
              >
                {(answer) => <ReferralCard profile={answer} registerUrl={registerUrl} {...ofProfile} />}
              </Await>
            </Grid>
          </HStack>
        </Stack>
      </Stack>
    </Stack>
  )
}
