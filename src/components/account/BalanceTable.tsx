import { chakra } from '@chakra-ui/react/styled-system'
import { tableRoles } from '@/components/ui/tableRoles'
import type { Wallet } from '@/data/provider/accountRows'
import { inListOrder, shares } from '@/data/rules/balances'
import { BalanceRow, SkeletonRow } from './BalanceRow'
import { BalanceTableParts } from './BalanceTableParts'

export type BalanceTableProps = {
  /** Null while they are loading. */
  wallets: Wallet[] | null
}

const columns = { token: 'Token', balance: 'Balance', price: 'Sample price', value: 'Value', share: 'Share' }

/** Widths of the texts in the skeleton's rows; as many rows as a new account has. */
const skeletonRows = ['7ch', '9ch', '6ch', '5ch', '8ch']

/** A row for each balance. Where it is narrow, a row's figures stand below one another, and so do their headings. */
export function BalanceTable({ wallets }: BalanceTableProps) {
  const parts = wallets && shares(wallets)
  return (
    <chakra.div css={{ containerType: 'inline-size' }}>
      <BalanceTableParts.Root
        {...tableRoles.table}
        aria-label="Balances"
        aria-hidden={wallets ? undefined : true}
      >
        <BalanceTableParts.Header {...tableRoles.rows}>
          <BalanceTableParts.HeaderRow {...tableRoles.row}>
            {Object.entries(columns).map(([column, name]) => (
              <BalanceTableParts.Heading
                key={column}
                {...tableRoles.columnHeader}
                scope="col"
                data-column={column}
              >
                {name}
              </BalanceTableParts.Heading>
            ))}
          </BalanceTableParts.HeaderRow>
        </BalanceTableParts.Header>
        <BalanceTableParts.Body {...tableRoles.rows}>
          {wallets
            ? inListOrder(wallets).map((wallet) => (
                <BalanceRow key={wallet.id} wallet={wallet} parts={parts} />
              ))
            : skeletonRows.map((width) => <SkeletonRow key={width} width={width} />)}
        </BalanceTableParts.Body>
      </BalanceTableParts.Root>
    </chakra.div>
  )
}
