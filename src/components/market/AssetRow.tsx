import { memo } from 'react'
import { CoinShapes } from '@/components/art/CoinShapes'
import { notifyInfo } from '@/components/toasts/toaster'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/registries/market'
import { formatCompactDollars } from '@/data/rules/figures'
import { AssetLink } from './AssetLink'
import { FavouriteToggle } from './FavouriteToggle'
import { LiveChange } from './LiveChange'
import { LivePrice } from './LivePrice'
import { Sparkline } from './Sparkline'

export type AssetRowProps = {
  asset: MarketAsset
  /** Its index among all rows, when not all of them may be in the document. */
  position?: number
  /** Far from what the window shows: its texts are there to be found, but no buttons and pictures, and no live figures. */
  isFar?: boolean
}

/**
 * The row of an asset, in plain elements that the table's recipe styles. Moving it renders only the row, a new price only
 * its price and change cells, a press of its star only the star. A row that comes near keeps its texts, and so a
 * selection.
 */
export const AssetRow = memo(function AssetRow({ asset, position, isFar }: AssetRowProps) {
  return (
    <tr
      {...tableRoles.row}
      data-king={asset.featured ? '' : undefined}
      aria-rowindex={position === undefined ? undefined : position + 2}
    >
      <Cells asset={asset} isFar={isFar} />
    </tr>
  )
})

const Cells = memo(function Cells({ asset, isFar = false }: Pick<AssetRowProps, 'asset' | 'isFar'>) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <>
      <td {...tableRoles.cell} data-column="favourite">
        {isFar ? null : <FavouriteToggle asset={asset} />}
      </td>
      <th {...tableRoles.rowHeader} scope="row" data-column="name">
        {isFar ? null : (
          <svg viewBox="0 0 64 64" aria-hidden>
            <CoinShapes symbol={symbol} />
          </svg>
        )}
        <span>
          <span data-name="">
            <AssetLink asset={asset} />
          </span>{' '}
          <span data-symbol="">
            {featured && name !== symbol ? <span data-roomy="">{`${symbol} · `}</span> : null}
            {featured ? 'King Token' : symbol}
          </span>
        </span>
      </th>
      <td {...tableRoles.cell} data-column="price">
        <LivePrice key={symbol} asset={asset} isStill={isFar} />
      </td>
      <td {...tableRoles.cell} data-column="change">
        <LiveChange asset={asset} isStill={isFar} />
      </td>
      <td {...tableRoles.cell} data-column="trend">
        {isFar ? null : <Sparkline asset={asset} />}
      </td>
      <td {...tableRoles.cell} data-column="volume">
        <bdi dir="ltr">{formatCompactDollars(volume)}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="market-cap">
        <bdi dir="ltr">{formatCompactDollars(marketCap)}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="trade">
        {isFar ? null : (
          <button
            type="button"
            aria-label={`Trade ${name}`}
            onClick={() => notifyInfo(comingSoon(`Trading ${name}`))}
          >
            Trade
          </button>
        )}
      </td>
    </>
  )
})
