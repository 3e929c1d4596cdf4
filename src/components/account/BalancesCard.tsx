import { unavailable } from '@/data/content/accountReads'
import type { Wallet } from '@/data/provider/accountRows'
import type { ReadSnapshot } from '@/machines/readMachine'
import { BalanceTable } from './BalanceTable'
import { ReadCard } from './ReadCard'

export type BalancesCardProps = { wallets: ReadSnapshot<Wallet[]>; onRetry: () => void }

/** The balances of the account. */
export function BalancesCard({ wallets, onRetry }: BalancesCardProps) {
  return (
    <ReadCard title="Balances" read={wallets} unavailable={unavailable.balances} onRetry={onRetry}>
      <BalanceTable wallets={wallets.context.data} />
    </ReadCard>
  )
}
