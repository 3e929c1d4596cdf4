import { Stack } from '@chakra-ui/react/stack'
import { Table } from '@chakra-ui/react/table'
import { Text } from '@chakra-ui/react/text'
import type { Wallet } from '@/data/account'
import { dollarValue, formatDecimal, inListOrder, tokenName, totalValue } from '@/data/balances'
import type { Result } from '@/data/providerError'
import { AccountCard } from './AccountCard'
import { Unavailable } from './Unavailable'

export type BalancesCardProps = { wallets: Result<Wallet[]>; onRetry: () => void }

/** The total and every balance, at fixed sample prices. */
export function BalancesCard({ wallets, onRetry }: BalancesCardProps) {
  return (
    <AccountCard title="Balances">
      {wallets.error ? (
        <Unavailable what="Your balances" onRetry={onRetry} />
      ) : (
        <Stack gap="6">
          <Stack gap="1">
            <Text color="fg.muted">Total balance</Text>
            <Text textStyle="figure" fontSize={{ base: '3xl', md: '4xl' }} data-testid="total">
              ${formatDecimal(totalValue(wallets.data), 2)}
            </Text>
            <Text color="fg.muted" textStyle="sm">
              Valued at fixed sample prices.
            </Text>
          </Stack>
          <BalanceTable wallets={wallets.data} />
        </Stack>
      )}
    </AccountCard>
  )
}

function BalanceTable({ wallets }: { wallets: Wallet[] }) {
  if (wallets.length === 0) return <Text color="fg.muted">There is no wallet in this account yet.</Text>
  return (
    <Table.ScrollArea tabIndex={0} role="region" aria-label="Balances by token">
      <Table.Root size={{ base: 'sm', sm: 'md' }}>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>Token</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Balance</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end" display={{ base: 'none', sm: 'table-cell' }}>
              Value
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {inListOrder(wallets).map((wallet) => (
            <BalanceRow key={wallet.id} wallet={wallet} />
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  )
}

function BalanceRow({ wallet }: { wallet: Wallet }) {
  const name = tokenName(wallet.token_symbol)
  const value = `$${formatDecimal(dollarValue(wallet), 2)}`
  return (
    <Table.Row>
      <Table.Cell>
        <Text fontWeight="medium">{wallet.token_symbol}</Text>
        {name ? (
          <Text color="fg.muted" textStyle="sm">
            {name}
          </Text>
        ) : null}
      </Table.Cell>
      <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
        {formatDecimal(wallet.balance, 4)}
        <Text display={{ sm: 'none' }} color="fg.muted" textStyle="sm">
          {value}
        </Text>
      </Table.Cell>
      <Table.Cell
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        color="fg.muted"
        display={{ base: 'none', sm: 'table-cell' }}
      >
        {value}
      </Table.Cell>
    </Table.Row>
  )
}
