import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, Suspense, useRef } from 'react'
import { MovingList } from '@/components/live/MovingList'
import { lazyPart } from '@/components/loading/lazyPart'
import { tableRoles } from '@/components/ui/tableRoles'
import type { MarketAsset } from '@/data/registries/market'
import { sortColumns } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import { AssetRow } from './AssetRow'
import { AssetTableParts } from './AssetTableParts'
import { SortHeading } from './SortHeading'

export type AssetTableProps = {
  /** The shown assets, in the order of the rows. */
  assets: MarketAsset[]
  view: MarketView
  /** Track whether the pointer or the focus is among the rows. */
  handlers: Pick<ComponentProps<'table'>, 'ref' | 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
  onSort: (changes: MarketView) => void
}

/** With more rows than this, only the visible ones are rendered; else all are, so that the browser's find works. */
const manyRows = 200

/** Number of rows shown until the code that renders only the visible ones has loaded. */
const firstRows = 24

const VirtualRows = lazyPart(() => import('./VirtualRows').then((module) => module.VirtualRows))

/** The assets with their live prices, sortable by every column. */
export function AssetTable({ assets, view, handlers, onSort }: AssetTableProps) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const hasManyRows = assets.length > manyRows
  const plainRows = (
    <AssetTableParts.Body {...tableRoles.rows} ref={rows}>
      {(hasManyRows ? assets.slice(0, firstRows) : assets).map((asset) => (
        <AssetRow key={asset.symbol} asset={asset} />
      ))}
    </AssetTableParts.Body>
  )
  return (
    <MovingList list={rows} items={assets}>
      <AssetTableParts.Root
        {...tableRoles.table}
        {...handlers}
        aria-labelledby="assets-title"
        aria-rowcount={hasManyRows ? assets.length + 1 : undefined}
      >
        <AssetTableParts.Header {...tableRoles.rows}>
          <AssetTableParts.HeaderRow {...tableRoles.row} aria-rowindex={hasManyRows ? 1 : undefined}>
            <AssetTableParts.Heading {...tableRoles.columnHeader} data-column="favourite">
              <chakra.span srOnly>Favourite</chakra.span>
            </AssetTableParts.Heading>
            {sortColumns.map((column) => (
              <SortHeading key={column.sort} {...column} view={view} onSort={onSort} />
            ))}
            <AssetTableParts.Heading {...tableRoles.columnHeader} data-column="trade">
              <chakra.span srOnly>Trade</chakra.span>
            </AssetTableParts.Heading>
          </AssetTableParts.HeaderRow>
        </AssetTableParts.Header>
        {hasManyRows ? (
          <Suspense fallback={plainRows}>
            <VirtualRows assets={assets} />
          </Suspense>
        ) : (
          plainRows
        )}
      </AssetTableParts.Root>
    </MovingList>
  )
}
