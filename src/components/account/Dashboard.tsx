import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { Profile, Wallet } from '@/data/account'
import type { Result } from '@/data/providerError'
import { BalancesCard } from './BalancesCard'
import { KycCard } from './KycCard'
import { QuickActionsCard } from './QuickActionsCard'
import { ReferralCard } from './ReferralCard'

export type DashboardProps = {
  profile: Result<Profile>
  wallets: Result<Wallet[]>
  registerUrl: string
  onRetry: () => void
}

/** The signed-in user's first page. */
export function Dashboard({ profile, wallets, registerUrl, onRetry }: DashboardProps) {
  return (
    <Stack gap="8">
      <Stack gap="1">
        <Heading as="h1" size="2xl">
          Dashboard
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {profile.data?.full_name ? `Welcome, ${profile.data.full_name}.` : 'Welcome.'}
        </Text>
      </Stack>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 1fr)' }}
        gap="6"
        alignItems="start"
      >
        <BalancesCard wallets={wallets} onRetry={onRetry} />
        <Stack gap="6">
          <KycCard profile={profile} onRetry={onRetry} />
          <QuickActionsCard />
          <ReferralCard profile={profile} registerUrl={registerUrl} onRetry={onRetry} />
        </Stack>
      </Grid>
    </Stack>
  )
}
