import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { Wallet } from '@/data/provider/accountRows'
import { dollarValue, formatDecimal, readBalance } from '@/data/rules/balances'
import { Amount } from './Amount'
import { TokenCell } from './TokenCell'
import { balanceCell, valueCell, wideTable } from './wideTable'

export type BalanceRowProps = { wallet: Wallet }

/** One balance; on a phone its worth stands below it. */
export function BalanceRow({ wallet }: BalanceRowProps) {
  const balance = readBalance(wallet.balance)
  const value = dollarValue(wallet)
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
        <TokenCell symbol={wallet.token_symbol} />
      </Table.ColumnHeader>
      <Table.Cell
        {...balanceCell}
        overflowWrap="anywhere"
        textStyle="figure"
        color={balance ? 'fg' : 'fg.muted'}
      >
        <Amount>{balance ? formatDecimal(balance, 4) : 'Unavailable'}</Amount>
        {value ? (
          <chakra.span
            display="block"
            css={{ [wideTable]: { display: 'none' } }}
            color="fg.subtle"
            textStyle="xs"
          >
            <Amount>{worth}</Amount>
          </chakra.span>
        ) : null}
      </Table.Cell>
      <Table.Cell {...valueCell} overflowWrap="anywhere" color="fg.muted">
        <Amount>{worth}</Amount>
      </Table.Cell>
    </Table.Row>
  )
}
