import { chakra } from '@chakra-ui/react/styled-system'
import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentProps, Fragment, memo, useRef } from 'react'
import { coinDevices } from '@/components/art/coins'
import { MovingList } from '@/components/motion/MovingList'
import { SortHeading } from '@/components/ui/SortHeading'
import { tableRoles } from '@/components/ui/tableRoles'
import type { MarketAsset } from '@/data/market/marketAssets'
import { marketSorting } from '@/data/market/marketResult'
import { type MarketView, readMarketView } from '@/data/market/marketView'
import { assetTable } from '@/theme/recipes/assetTable'
import { AssetLinkSearch } from './AssetLinkSearch'
import { AssetRow } from './AssetRow'

export type AssetTableProps = {
  /** The shown assets, in the order of the rows. */
  assets: MarketAsset[]
  view: MarketView
  /** Track whether the pointer or the focus is among the rows. */
  handlers: Pick<ComponentProps<'table'>, 'ref' | 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
  onSort: (changes: MarketView) => void
}

const Table = chakra('table', assetTable)

/** The search of the address without its asset and chart. A page is prerendered without one. */
function useAssetLinkSearch() {
  const { options } = useRouter()
  const search = useLocation({
    select: ({ search }) => options.stringifySearch?.(readMarketView(search)) ?? '',
  })
  return useHydratedValue(search, '')
}

/** The assets with their live prices, sortable by every column. */
export const AssetTable = memo(function AssetTable({ assets, view, handlers, onSort }: AssetTableProps) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const linkSearch = useAssetLinkSearch()
  return (
    <MovingList list={rows} items={assets}>
      <Table {...tableRoles.table} {...handlers} css={coinDevices} aria-labelledby="assets-title">
        <Head view={view} onSort={onSort} />
        <AssetLinkSearch value={linkSearch}>
          <tbody {...tableRoles.rows} ref={rows}>
            {assets.map((asset) => (
              <AssetRow key={asset.symbol} asset={asset} />
            ))}
          </tbody>
        </AssetLinkSearch>
      </Table>
    </MovingList>
  )
})

const Head = memo(function Head({ view, onSort }: Pick<AssetTableProps, 'view' | 'onSort'>) {
  return (
    <thead {...tableRoles.rows}>
      <tr {...tableRoles.row}>
        <UnseenHeading column="favourite">Favourite</UnseenHeading>
        {marketSorting.columns.map(({ sort, label }) => (
          <Fragment key={sort}>
            {sort === 'volume' ? <UnseenHeading column="trend">Trend</UnseenHeading> : null}
            <SortHeading sort={sort} label={label} sorting={marketSorting} view={view} onSort={onSort} />
          </Fragment>
        ))}
        <UnseenHeading column="trade">Trade</UnseenHeading>
      </tr>
    </thead>
  )
})

/** The heading of a column whose cells explain themselves. Every cell of a row has a heading, so that none bears another's. */
function UnseenHeading({ column, children }: { column: string; children: string }) {
  return (
    <th {...tableRoles.columnHeader} scope="col" data-column={column}>
      <span data-unseen="">{children}</span>
    </th>
  )
}
