import { Text } from '@chakra-ui/react/text'
import type { Wallet } from '@/data/account'
import type { Result } from '@/data/providerError'
import { AccountCard } from './AccountCard'
import { BalanceTable } from './BalanceTable'
import { Unavailable } from './Unavailable'

export type BalancesCardProps = {
  /** Null while they are read. */
  wallets: Result<Wallet[]> | null
  isRetrying?: boolean
  onRetry: () => void
}

/** Every balance, at fixed sample prices. */
export function BalancesCard({ wallets, isRetrying = false, onRetry }: BalancesCardProps) {
  if (wallets?.error) {
    return (
      <AccountCard title="Balances">
        <Unavailable what="Your balances" isRetrying={isRetrying} onRetry={onRetry} />
      </AccountCard>
    )
  }
  return (
    <AccountCard title="Balances">
      {wallets?.data.length === 0 ? (
        <Text color="fg.muted">There is no wallet in this account yet.</Text>
      ) : (
        <BalanceTable wallets={wallets?.data ?? null} />
      )}
    </AccountCard>
  )
}
