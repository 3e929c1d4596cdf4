import { memo } from 'react'
import { CoinShapes } from '@/components/art/CoinShapes'
import { notifyInfo } from '@/components/toasts/toaster'
import { pressLink } from '@/components/ui/pressLink'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/market/marketAssets'
import { formatCompactDollars } from '@/data/text/figures'
import { AssetLink } from './AssetLink'
import { FavouriteToggle } from './FavouriteToggle'
import { LiveChange } from './LiveChange'
import { LivePrice } from './LivePrice'
import { Sparkline } from './Sparkline'

export type AssetRowProps = { asset: MarketAsset }

/**
 * The row of an asset, in plain elements that the table's recipe styles. A new price renders only its price and change
 * cells, a press of its star only the star.
 */
export const AssetRow = memo(function AssetRow({ asset }: AssetRowProps) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <tr {...tableRoles.row} data-king={featured ? '' : undefined} data-presses-link="" onClick={pressLink}>
      <td {...tableRoles.cell} data-column="favourite">
        <FavouriteToggle asset={asset} />
      </td>
      <th {...tableRoles.rowHeader} scope="row" data-column="name">
        <svg viewBox="0 0 64 64" aria-hidden>
          <CoinShapes symbol={symbol} />
        </svg>
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
        <LivePrice key={symbol} asset={asset} />
      </td>
      <td {...tableRoles.cell} data-column="change">
        <LiveChange asset={asset} />
      </td>
      <td {...tableRoles.cell} data-column="trend">
        <Sparkline asset={asset} />
      </td>
      <td {...tableRoles.cell} data-column="volume">
        <bdi dir="ltr">{formatCompactDollars(volume)}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="market-cap">
        <bdi dir="ltr">{formatCompactDollars(marketCap)}</bdi>
      </td>
      <td {...tableRoles.cell} data-column="trade">
        <button
          type="button"
          aria-label={`Trade ${name}`}
          onClick={() => notifyInfo(comingSoon(`Trading ${name}`))}
        >
          Trade
        </button>
      </td>
    </tr>
  )
})
