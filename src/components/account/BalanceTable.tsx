import { chakra } from '@chakra-ui/react/styled-system'
import { Table } from '@chakra-ui/react/table'
import type { Wallet } from '@/data/provider/accountRows'
import { inListOrder } from '@/data/rules/balances'
import { BalanceRow } from './BalanceRow'
import { BalanceRowBones } from './BalanceRowBones'
import { balanceCell, valueCell } from './wideTable'

export type BalanceTableProps = {
  /** Null while they are read: then five rows keep the room of what an account begins with. */
  wallets: Wallet[] | null
}

/** A row for each balance: what it is, how much, and what that is worth. */
export function BalanceTable({ wallets }: BalanceTableProps) {
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <Table.Root tableLayout="fixed" aria-label="Balances" aria-hidden={wallets ? undefined : true}>
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
          {wallets
            ? inListOrder(wallets).map((wallet) => <BalanceRow key={wallet.id} wallet={wallet} />)
            : ['7ch', '9ch', '6ch', '5ch', '8ch'].map((width) => (
                <BalanceRowBones key={width} width={width} />
              ))}
        </Table.Body>
      </Table.Root>
    </chakra.div>
  )
}
