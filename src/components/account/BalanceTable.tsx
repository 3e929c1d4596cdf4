import { chakra } from '@chakra-ui/react/styled-system'
import { SortHeading } from '@/components/ui/SortHeading'
import { tableRoles } from '@/components/ui/tableRoles'
import type { Wallet } from '@/data/account/accountRows'
import { balanceHeadings } from '@/data/account/balanceResult'
import { inListOrder, shares } from '@/data/account/balances'
import { type BalanceSort, balanceColumns } from '@/data/account/balanceView'
import type { SortView, TableSorting } from '@/data/text/tableSorting'
import { BalanceRow, SkeletonRow } from './BalanceRow'
import { BalanceTableParts } from './BalanceTableParts'

export type BalanceTableProps = {
  /** All balances of the account; null while they are loading. */
  wallets: Wallet[] | null
  /** Those that have a row, in the order of the rows; without them all, in the order in which the dashboard lists them. */
  shown?: Wallet[]
  /** Makes buttons of the headings by which the rows can be sorted. */
  headings?:
    | {
        sorting: TableSorting<BalanceSort>
        view: SortView<BalanceSort>
        onSort: (changes: SortView<BalanceSort>) => void
      }
    | undefined
}

/** Widths of the texts in the skeleton's rows; as many rows as a new account has. */
const skeletonRows = ['7ch', '9ch', '6ch', '5ch', '8ch']

/** A row for each balance. Where it is narrow, a row's figures stand below one another, and so do their headings. */
export function BalanceTable({ wallets, shown, headings }: BalanceTableProps) {
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
            {balanceColumns.map((column) => {
              const label = balanceHeadings[column]
              const sort = headings?.sorting.columns.find((sortable) => sortable.sort === column)?.sort
              return headings && sort ? (
                <BalanceTableParts.Heading key={column} asChild>
                  <SortHeading {...headings} sort={sort} label={label} />
                </BalanceTableParts.Heading>
              ) : (
                <BalanceTableParts.Heading
                  key={column}
                  {...tableRoles.columnHeader}
                  scope="col"
                  data-column={column}
                >
                  {label}
                </BalanceTableParts.Heading>
              )
            })}
          </BalanceTableParts.HeaderRow>
        </BalanceTableParts.Header>
        <BalanceTableParts.Body {...tableRoles.rows}>
          {wallets
            ? (shown ?? inListOrder(wallets)).map((wallet) => (
                <BalanceRow key={wallet.id} wallet={wallet} parts={parts} />
              ))
            : skeletonRows.map((width) => <SkeletonRow key={width} width={width} />)}
        </BalanceTableParts.Body>
      </BalanceTableParts.Root>
    </chakra.div>
  )
}
