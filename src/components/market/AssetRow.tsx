import { memo, type Ref } from 'react'
import type { Walk } from '@/components/live/useWalk'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { CrownMark } from '@/components/ui/Logo'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/registries/market'
import { formatCompactDollars } from '@/data/rules/figures'
import { LiveChange } from './LiveChange'
import { LivePrice } from './LivePrice'

export type AssetRowProps = {
  walk: Walk<MarketAsset[]>
  asset: MarketAsset
  /** Where the asset stands in the walk's value. */
  place: number
  /** Which row of many it is, counted from 0, where not all are drawn. */
  position?: number
  /** How much room is left above it for rows that are not drawn, in pixels. */
  gap?: number
  ref?: Ref<HTMLTableRowElement>
}

/** One asset. It is rendered once; a tick reaches only the cells of its price and its change. */
export const AssetRow = memo(function AssetRow({ walk, asset, place, position, gap, ref }: AssetRowProps) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <tr
      {...tableRoles.row}
      ref={ref}
      style={gap ? { marginTop: gap } : undefined}
      data-index={position}
      aria-rowindex={position === undefined ? undefined : position + 2}
    >
      <th {...tableRoles.rowHeader} scope="row" data-column="name">
        <span data-mark={featured ? 'king' : 'other'} aria-hidden>
          {featured ? <CrownMark boxSize="5" /> : [...name][0]}
        </span>
        <span>
          <span data-name>{name}</span>{' '}
          <span data-symbol>{featured ? `${symbol} · King Token` : symbol}</span>
        </span>
      </th>
      <td {...tableRoles.cell} data-column="price">
        <LivePrice walk={walk} place={place} />
      </td>
      <td {...tableRoles.cell} data-column="change">
        <LiveChange walk={walk} place={place} />
      </td>
      <td {...tableRoles.cell} data-column="volume">
        {formatCompactDollars(volume)}
      </td>
      <td {...tableRoles.cell} data-column="market-cap">
        {formatCompactDollars(marketCap)}
      </td>
      <td {...tableRoles.cell} data-column="trade">
        <NoticeButton
          notice={comingSoon(`Trading ${name}`)}
          variant="outline"
          size="sm"
          px={{ base: '3', md: '3.5' }}
          borderColor="border"
          minH={{ base: '11', md: '9' }}
          scrollMarginTop="16"
          aria-label={`Trade ${name}`}
        >
          Trade
        </NoticeButton>
      </td>
    </tr>
  )
})
