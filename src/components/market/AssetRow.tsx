import { memo, type Ref } from 'react'
import { AssetMark } from '@/components/art/AssetMark'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/registries/market'
import { formatCompactDollars } from '@/data/rules/figures'
import { AssetLink } from './AssetLink'
import { AssetTableParts } from './AssetTableParts'
import { FavouriteButton } from './FavouriteButton'
import { LiveChange } from './LiveChange'
import { LivePrice } from './LivePrice'
import { Sparkline } from './Sparkline'

export type AssetRowProps = {
  asset: MarketAsset
  /** Its index among all rows, when not all of them are rendered. */
  position?: number
  /** Height of the rows above it that are not rendered, in pixels. */
  gap?: number
  ref?: Ref<HTMLTableRowElement>
}

/**
 * The row of an asset. Moving it renders only the row, a new price only its price and change cells, a press of its star
 * only the star.
 */
export const AssetRow = memo(function AssetRow({ asset, position, gap, ref }: AssetRowProps) {
  return (
    <AssetTableParts.Row
      {...tableRoles.row}
      ref={ref}
      style={gap ? { marginTop: gap } : undefined}
      data-king={asset.featured ? '' : undefined}
      data-index={position}
      aria-rowindex={position === undefined ? undefined : position + 2}
    >
      <Cells asset={asset} />
    </AssetTableParts.Row>
  )
})

const Cells = memo(function Cells({ asset }: Pick<AssetRowProps, 'asset'>) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <>
      <AssetTableParts.Favourite {...tableRoles.cell} data-column="favourite">
        <FavouriteButton asset={asset} />
      </AssetTableParts.Favourite>
      <AssetTableParts.Asset {...tableRoles.rowHeader} scope="row" data-column="name">
        <AssetMark symbol={symbol} boxSize={{ base: '8', lg: '10' }} />
        <span>
          <AssetTableParts.Name data-name>
            <AssetLink asset={asset} />
          </AssetTableParts.Name>{' '}
          <AssetTableParts.Symbol>{featured ? `${symbol} · King Token` : symbol}</AssetTableParts.Symbol>
        </span>
      </AssetTableParts.Asset>
      <AssetTableParts.Price {...tableRoles.cell} data-column="price">
        <LivePrice asset={asset} />
      </AssetTableParts.Price>
      <AssetTableParts.Change {...tableRoles.cell} data-column="change">
        <LiveChange asset={asset} />
      </AssetTableParts.Change>
      <AssetTableParts.Trend data-column="trend" aria-hidden>
        <Sparkline asset={asset} />
      </AssetTableParts.Trend>
      <AssetTableParts.Figure {...tableRoles.cell} data-column="volume">
        <bdi dir="ltr">{formatCompactDollars(volume)}</bdi>
      </AssetTableParts.Figure>
      <AssetTableParts.Figure {...tableRoles.cell} data-column="market-cap">
        <bdi dir="ltr">{formatCompactDollars(marketCap)}</bdi>
      </AssetTableParts.Figure>
      <AssetTableParts.Action {...tableRoles.cell} data-column="trade">
        <NoticeButton
          notice={comingSoon(`Trading ${name}`)}
          variant="outline"
          size="sm"
          px={{ base: '2.5', md: '3.5' }}
          borderColor="border"
          minH={{ base: '11', md: '9' }}
          aria-label={`Trade ${name}`}
        >
          Trade
        </NoticeButton>
      </AssetTableParts.Action>
    </>
  )
})
