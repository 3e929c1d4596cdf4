import type { Wallet } from '@/data/provider/accountRows'
import type { Result } from '@/data/provider/providerError'
import { BalanceTable } from './BalanceTable'
import { ReadCard, type RetryProps } from './ReadCard'

export type BalancesCardProps = RetryProps & {
  /** Null while they are read. */
  wallets: Result<Wallet[]> | null
}

/** Every balance, at fixed sample prices. */
export function BalancesCard({ wallets, ...retry }: BalancesCardProps) {
  return (
    <ReadCard title="Balances" what="Your balances" answer={wallets} {...retry}>
      {(read) => <BalanceTable wallets={read?.data ?? null} />}
    </ReadCard>
  )
}
