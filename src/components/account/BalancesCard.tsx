import type { Wallet } from '@/data/account/accountRows'
import { unavailable } from '@/data/content/accountReads'
import type { ReadSnapshot } from '@/machines/readMachine'
import { BalanceBrowser, type BalanceBrowserProps } from './BalanceBrowser'
import { ReadCard } from './ReadCard'

export type BalancesCardProps = Pick<BalanceBrowserProps, 'view' | 'onViewChange'> & {
  wallets: ReadSnapshot<Wallet[]>
  onRetry: () => void
}

/** The balances of the account. */
export function BalancesCard({ wallets, onRetry, ...view }: BalancesCardProps) {
  return (
    <ReadCard title="Balances" read={wallets} unavailable={unavailable.balances} onRetry={onRetry}>
      <BalanceBrowser wallets={wallets.context.data} {...view} />
    </ReadCard>
  )
}
