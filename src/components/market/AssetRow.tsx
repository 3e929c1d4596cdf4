import { memo, type Ref } from 'react'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { CrownMark } from '@/components/ui/Logo'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/registries/market'
import { formatCompactDollars } from '@/data/rules/figures'
import { AssetTableParts } from './AssetTableParts'
import { LiveChange } from './LiveChange'
import { LivePrice } from './LivePrice'

export type AssetRowProps = {
  asset: MarketAsset
  /** Its index among all rows, when not all of them are rendered. */
  position?: number
  /** Height of the rows above it that are not rendered, in pixels. */
  gap?: number
  ref?: Ref<HTMLTableRowElement>
}

/** The row of an asset. A new price renders only its price and change cells. */
export const AssetRow = memo(function AssetRow({ asset, position, gap, ref }: AssetRowProps) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <AssetTableParts.Row
      {...tableRoles.row}
      ref={ref}
      style={gap ? { marginTop: gap } : undefined}
      data-king={featured ? '' : undefined}
      data-index={position}
      aria-rowindex={position === undefined ? undefined : position + 2}
    >
      <AssetTableParts.Asset {...tableRoles.rowHeader} scope="row" data-column="name">
        <AssetTableParts.Mark data-king={featured ? '' : undefined} aria-hidden>
          {featured ? <CrownMark boxSize="5" /> : [...name][0]}
        </AssetTableParts.Mark>
        <span>
          <AssetTableParts.Name data-name>{name}</AssetTableParts.Name>{' '}
          <AssetTableParts.Symbol>{featured ? `${symbol} · King Token` : symbol}</AssetTableParts.Symbol>
        </span>
      </AssetTableParts.Asset>
      <AssetTableParts.Price {...tableRoles.cell} data-column="price">
        <LivePrice asset={asset} />
      </AssetTableParts.Price>
      <AssetTableParts.Change {...tableRoles.cell} data-column="change">
        <LiveChange asset={asset} />
      </AssetTableParts.Change>
      <AssetTableParts.Figure {...tableRoles.cell} data-column="volume">
        {formatCompactDollars(volume)}
      </AssetTableParts.Figure>
      <AssetTableParts.Figure {...tableRoles.cell} data-column="market-cap">
        {formatCompactDollars(marketCap)}
      </AssetTableParts.Figure>
      <AssetTableParts.Action {...tableRoles.cell} data-column="trade">
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
      </AssetTableParts.Action>
    </AssetTableParts.Row>
  )
})
