import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Profile, Wallet } from '@/data/provider/accountRows'
import { isEmptyAccount } from '@/data/rules/balances'
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
import { WhenRead } from './WhenRead'

export type DashboardProps = {
  profile: Read<Profile>
  wallets: Read<Wallet[]>
  email: string
  /** The register page's absolute URL. */
  registerUrl: string
}

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
          <WhenRead answer={profile.answer}>
            {(ofUser) => (
              <WhenRead answer={wallets.answer}>
                {(ofTokens) => (ofUser && ofTokens ? null : <LoadingNote />)}
              </WhenRead>
            )}
          </WhenRead>
        </HStack>
        <WhenRead answer={profile.answer}>{(answer) => <Greeting profile={answer} email={email} />}</WhenRead>
      </Stack>
      <Stack gap={{ base: '8', md: '10' }}>
        <HStack gap={{ base: '8', md: '12' }} wrap="wrap" align="flex-start">
          <WhenRead answer={wallets.answer}>{(answer) => <TotalBalance wallets={answer} />}</WhenRead>
          <QuickActionsCard />
        </HStack>
        <Stack gap="0">
          <WhenRead answer={wallets.answer}>{(answer) => <AllocationLine wallets={answer} />}</WhenRead>
          <HStack gap="12" wrap="wrap" align="flex-start">
            <Stack gap="10" flex="999 1 30rem" minWidth="0">
              <WhenRead answer={wallets.answer}>
                {(answer) =>
                  answer?.data && isEmptyAccount(answer.data) ? (
                    <WhenRead answer={profile.answer}>
                      {(ofUser) => <FirstSteps isVerified={ofUser?.data?.kyc_status === 'verified'} />}
                    </WhenRead>
                  ) : null
                }
              </WhenRead>
              <WhenRead answer={wallets.answer}>
                {(answer) => <BalancesCard wallets={answer} {...ofWallets} />}
              </WhenRead>
            </Stack>
            <Grid
              flex="1 1 20rem"
              minWidth="0"
              templateColumns="repeat(auto-fit, minmax(min(100%, 18rem), 1fr))"
              columnGap="12"
              rowGap="10"
              alignItems="start"
            >
              <WhenRead answer={profile.answer}>
                {(answer) => <KycCard profile={answer} {...ofProfile} />}
              </WhenRead>
              <WhenRead answer={profile.answer}>
                {(answer) => <ReferralCard profile={answer} registerUrl={registerUrl} {...ofProfile} />}
              </WhenRead>
            </Grid>
          </HStack>
        </Stack>
      </Stack>
    </Stack>
  )
}
