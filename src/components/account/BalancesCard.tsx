import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { Wallet } from '@/data/provider/accountRows'
import { dollarValue, formatDecimal, inListOrder, readBalance } from '@/data/rules/balances'
import type { ReadSnapshot } from '@/machines/readMachine'
import { Amount } from './Amount'
import { ReadCard } from './ReadCard'
import { TokenCell } from './TokenCell'
import { balanceCell, valueCell, wideTable } from './wideTable'

export type BalancesCardProps = { wallets: ReadSnapshot<Wallet[]>; onRetry: () => void }

/** Widths of the texts in the skeleton's rows; as many rows as a new account has. */
const skeletonRows = ['7ch', '9ch', '6ch', '5ch', '8ch']

/** A row for each balance: the token, the amount, and its value at fixed sample prices. */
export function BalancesCard({ wallets, onRetry }: BalancesCardProps) {
  const { data } = wallets.context
  return (
    <ReadCard
      title="Balances"
      read={wallets}
      unavailable="Your balances could not be read just now."
      onRetry={onRetry}
    >
      <chakra.div css={{ containerType: 'inline-size' }}>
        <Table.Root tableLayout="fixed" aria-label="Balances" aria-hidden={data ? undefined : true}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader scope="col" width="42%" paddingInlineStart="0" paddingTop="0">
                Token
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" paddingTop="0" {...balanceCell}>
                Balance
              </Table.ColumnHeader>
              <Table.ColumnHeader scope="col" paddingTop="0" {...valueCell}>
                Value
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {data
              ? inListOrder(data).map((wallet) => <BalanceRow key={wallet.id} wallet={wallet} />)
              : skeletonRows.map((width) => <BalanceRow key={width} wallet={null} width={width} />)}
          </Table.Body>
        </Table.Root>
      </chakra.div>
    </ReadCard>
  )
}

/** One balance, or a skeleton for null; on narrow screens the value is below the amount. */
function BalanceRow({ wallet, width = '' }: { wallet: Wallet | null; width?: string }) {
  const balance = wallet && readBalance(wallet.balance)
  const value = wallet && dollarValue(wallet)
  const worth = value ? `$${formatDecimal(value, 2)}` : 'Unavailable'
  return (
    <Table.Row>
      <Table.ColumnHeader
        scope="row"
        paddingInlineStart="0"
        paddingBlock="3.5"
        whiteSpace="normal"
        fontSize="sm"
        fontWeight="normal"
        color="fg"
        borderColor="border.subtle"
      >
        <TokenCell symbol={wallet?.token_symbol} width={width} />
      </Table.ColumnHeader>
      <Table.Cell
        {...balanceCell}
        overflowWrap="anywhere"
        textStyle="figure"
        color={balance ? 'fg' : 'fg.muted'}
      >
        {wallet ? (
          <Amount>{balance ? formatDecimal(balance, 4) : 'Unavailable'}</Amount>
        ) : (
          <Skeleton as="span" width={width} />
        )}
        {value || !wallet ? (
          <chakra.span
            display="block"
            css={{ [wideTable]: { display: 'none' } }}
            color="fg.subtle"
            textStyle="xs"
          >
            {wallet ? <Amount>{worth}</Amount> : <Skeleton as="span" width="6ch" />}
          </chakra.span>
        ) : null}
      </Table.Cell>
      <Table.Cell {...valueCell} overflowWrap="anywhere" color="fg.muted">
        {wallet ? <Amount>{worth}</Amount> : <Skeleton as="span" width="7ch" />}
      </Table.Cell>
    </Table.Row>
  )
}
