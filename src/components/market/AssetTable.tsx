import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { useHydratedValue } from '@king-exchange/fast-pages/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ComponentProps, Fragment, memo, useRef } from 'react'
import { coinDevices } from '@/components/art/coins'
import { MovingList } from '@/components/motion/MovingList'
import { SortHeading } from '@/components/ui/SortHeading'
import { tableRoles } from '@/components/ui/tableRoles'
import type { MarketAsset } from '@/data/market/marketAssets'
import { marketSorting } from '@/data/market/marketResult'
import { type MarketView, parseMarketView } from '@/data/market/marketView'
import { AssetLinkSearch } from './AssetLinkSearch'
import { AssetRow, AssetRows, bleed } from './AssetRow'

export type AssetTableProps = {
  /** The shown assets, in the order of the rows. */
  assets: MarketAsset[]
  view: MarketView
  /** Track whether the pointer or the focus is among the rows. */
  handlers: Pick<ComponentProps<'table'>, 'ref' | 'onPointerOver' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
  onSort: (changes: MarketView) => void
}

/** The search of the address without its asset and chart. A page is prerendered without one. */
function useAssetLinkSearch() {
  const { options } = useRouter()
  const search = useLocation({
    select: ({ search }) => options.stringifySearch?.(parseMarketView(search)) ?? '',
  })
  return useHydratedValue(search, '')
}

/** The assets with their live prices, sortable by every column. */
export const AssetTable = memo(function AssetTable({ assets, view, handlers, onSort }: AssetTableProps) {
  const rows = useRef<HTMLTableSectionElement>(null)
  const linkSearch = useAssetLinkSearch()
  return (
    <MovingList list={rows} items={assets}>
      <AssetTableFrame {...tableRoles.table} {...handlers} aria-labelledby="assets-title">
        <Head view={view} onSort={onSort} />
        <AssetLinkSearch value={linkSearch}>
          <AssetRows {...tableRoles.rows} ref={rows} css={coinDevices}>
            {assets.map((asset) => (
              <AssetRow key={asset.symbol} asset={asset} />
            ))}
          </AssetRows>
        </AssetLinkSearch>
      </AssetTableFrame>
    </MovingList>
  )
})

const Head = memo(function Head({ view, onSort }: Pick<AssetTableProps, 'view' | 'onSort'>) {
  return (
    <TableHead {...tableRoles.rows}>
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
    </TableHead>
  )
})

/** Heading of a column whose cells explain themselves. Each cell of a row needs one, so that none bears another's. */
function UnseenHeading({ column, children }: { column: string; children: string }) {
  return (
    <th {...tableRoles.columnHeader} scope="col" data-column={column}>
      <span data-unseen="">{children}</span>
    </th>
  )
}

/**
 * On a narrow screen a row has two lines, its change below its price, on the narrowest ones both below its name, without
 * the trend; and no volume or market cap.
 */
const columns: SystemStyleObject = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { base: '2', sm: '3', md: '4' },
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto fit-content(40%) auto',
    sm: 'auto minmax(0, 1fr) auto fit-content(40%) auto',
    md: '2.25rem minmax(0, 1.9fr) minmax(0, 1.3fr) minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1.3fr) 5rem',
    lg: '2.25rem minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.1fr) 7rem minmax(0, 1.1fr) minmax(0, 1.1fr) 5rem',
  },
  gridTemplateAreas: {
    base: '"favourite name trend price trade" "favourite name trend change trade"',
    md: '"favourite name price change volume market-cap trade"',
    lg: '"favourite name price change trend volume market-cap trade"',
  },
  _slimWindow: {
    gridTemplateColumns: 'auto fit-content(50%) minmax(0, 1fr) auto',
    gridTemplateAreas: '"favourite name name trade" "favourite price change trade"',
  },
  _narrowWindow: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"favourite name" "price price" "change change" "trade trade"',
  },
}

/** The table with the places of its cells, which the headings share. */
export const AssetTableFrame = chakra('table', {
  base: {
    display: 'block',
    width: 'full',
    mt: '2',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& [role=row]': columns,
    '& [data-column]': { textAlign: 'end', fontWeight: 'normal' },
    '& [data-column=favourite]': { gridArea: 'favourite' },
    '& [data-column=name]': { gridArea: 'name', textAlign: 'start' },
    // As wide as most prices, so that the trends of a phone stand in one column.
    '& [data-column=price]': {
      gridArea: 'price',
      minWidth: { base: '5rem', md: '0' },
      _slimWindow: { minWidth: '0' },
    },
    '& [data-column=change]': { gridArea: 'change' },
    '& [data-column=trend]': {
      gridArea: 'trend',
      display: { base: 'flex', md: 'none', lg: 'flex' },
      _slimWindow: { display: 'none' },
      justifyContent: 'flex-end',
    },
    '& [data-column=volume]': { gridArea: 'volume', display: { base: 'none', md: 'block' } },
    '& [data-column=market-cap]': { gridArea: 'market-cap', display: { base: 'none', md: 'block' } },
    '& [data-column=trade]': { gridArea: 'trade' },
  },
})

/** The row of headings. On a narrow screen they are only read out; a select sorts. */
const TableHead = chakra('thead', {
  base: {
    display: 'block',
    srOnly: { base: true, md: false },
    position: { md: 'sticky' },
    top: 'header',
    _lowWindow: { position: { md: 'static' } },
    zIndex: 'docked',
    ...bleed,
    bg: 'bg',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // The label where no button is.
    '& [data-label]': { display: { md: 'none' } },
    '& button': {
      display: { base: 'none', md: 'inline-flex' },
      alignItems: 'center',
      gap: '1',
      minH: '11',
      borderRadius: 'xs',
      cursor: 'button',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      _hover: { color: 'fg' },
      _icon: { opacity: '0.6', display: { md: 'none', lg: 'block' } },
    },
    '& :not([data-column=name]) > button': { flexDirection: 'row-reverse' },
    '& [aria-sort] > button': { color: 'brand.fg', _icon: { opacity: '1', display: 'block' } },
  },
})
