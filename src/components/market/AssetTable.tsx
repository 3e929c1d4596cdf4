import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense } from 'react'
import { lazyPart } from '@/components/loading/lazyPart'
import { tableRoles } from '@/components/ui/tableRoles'
import { sortColumns } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import type { AssetBrowserProps } from './AssetBrowser'
import { AssetRow } from './AssetRow'
import { assetTableStyles } from './assetTableStyles'
import { SortHeading } from './SortHeading'
import type { useSteadyOrder } from './useSteadyOrder'

export type AssetTableProps = Omit<AssetBrowserProps, 'onViewChange'> & {
  /** The places of the shown assets, in the order of the rows. */
  order: number[]
  /** Keeps the rows in their order while they are pointed at. */
  holder: ReturnType<typeof useSteadyOrder>['holder']
  onSort: (changes: MarketView) => void
}

/** From so many rows on only those in sight are drawn; below, all are, for the browser's own search to find. */
const manyRows = 200

/** How many rows stand there until the code that draws only those in sight has come. */
const firstRows = 24

const VirtualRows = lazyPart(() => import('./VirtualRows').then((module) => module.VirtualRows))

/** The assets with their live prices, sortable by every column. */
export function AssetTable({ walk, assets, order, view, holder, onSort }: AssetTableProps) {
  const hasManyRows = order.length > manyRows
  const plainRows = (
    <tbody {...tableRoles.rows}>
      {(hasManyRows ? order.slice(0, firstRows) : order).map((place) => {
        const asset = assets[place]
        return asset ? <AssetRow key={asset.symbol} walk={walk} asset={asset} place={place} /> : null
      })}
    </tbody>
  )
  return (
    <chakra.table
      {...tableRoles.table}
      {...holder}
      aria-labelledby="assets-title"
      aria-rowcount={hasManyRows ? order.length + 1 : undefined}
      css={assetTableStyles}
    >
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row} aria-rowindex={hasManyRows ? 1 : undefined}>
          {sortColumns.map((column) => (
            <SortHeading key={column.sort} {...column} view={view} onSort={onSort} />
          ))}
          <th {...tableRoles.columnHeader} data-column="trade">
            <chakra.span srOnly>Trade</chakra.span>
          </th>
        </tr>
      </thead>
      {hasManyRows ? (
        <Suspense fallback={plainRows}>
          <VirtualRows walk={walk} assets={assets} order={order} />
        </Suspense>
      ) : (
        plainRows
      )}
    </chakra.table>
  )
}
