import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { CoinShapes } from '@/components/art/CoinShapes'
import { notifyInfo } from '@/components/toasts/toaster'
import { pressLink } from '@/components/ui/pressLink'
import { tableRoles } from '@/components/ui/tableRoles'
import { comingSoon } from '@/data/content/notices'
import type { MarketAsset } from '@/data/market/marketAssets'
import { formatCompactDollars } from '@/data/text/figures'
import { assetIcon } from '@/theme/assetIcon'
import { freshPrice } from '@/theme/freshPrice'
import { button } from '@/theme/recipes/controls'
import { ringOfRow } from '@/theme/stretched'
import { AssetLink } from './AssetLink'
import { FavouriteToggle } from './FavouriteToggle'
import { LiveChange, LivePrice } from './LivePrice'
import { Sparkline } from './Sparkline'

export type AssetRowProps = { asset: MarketAsset }

/**
 * The row of an asset, in plain elements that the table styles by `cellLook`. A new price renders only its price and change
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

const { variant: buttonVariants, size: buttonSizes } = button.variants ?? {}

/** The cells of all rows; the table has their places in a row, which the headings share. */
export const cellLook: SystemStyleObject = {
  '& td': {
    // A figure that is too long for its column goes on in a second line.
    '& bdi, & bdi > span': { overflowWrap: 'anywhere' },
    '&[data-column=favourite]': {
      display: 'flex',
      '& > button': {
        ...button.base,
        ...buttonVariants?.ghost,
        minH: { base: '11', md: '9' },
        minW: { base: '11', md: '9' },
        fontSize: 'sm',
        // The button's target is wider than its column.
        mx: { base: '-3', md: '0' },
        color: 'fg.subtle',
        _icon: { ...button.base?._icon, fontSize: '1.2em' },
        _pressed: { color: 'brand.fg', _icon: { fill: 'currentColor' } },
      },
    },
    // Price and change are plain elements in their cells, which are the cheapest to render at a tick.
    '&[data-column=price]': {
      fontWeight: 'medium',
      '& > [data-price]': freshPrice,
    },
    '&[data-column=change]': {
      textStyle: { base: 'xs', md: 'md' },
      '& > [data-trend]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: '1',
        '& > svg': { flexShrink: '0' },
      },
    },
    '&[data-column=volume], &[data-column=market-cap]': { color: 'fg.muted' },
    '&[data-column=trade]': {
      '& > button': {
        ...button.base,
        ...buttonVariants?.outline,
        ...buttonSizes?.sm,
        px: { base: '1.5', md: '3.5' },
        color: { base: 'fg.muted', md: 'fg' },
        borderColor: { base: 'transparent', md: 'border' },
        minH: { base: '11', md: '9' },
        _hover: { bg: 'bg.raised' },
      },
    },
    // Below the head that stays.
    '& > button': { scrollMarginTop: '16' },
  },
  '& tbody th': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '1.5', md: '3' },
    minWidth: '0',
    // Two lines of text, whatever typeface is there.
    minHeight: { md: '10' },
    '& > svg': { ...assetIcon, boxSize: { base: '8', lg: '9' } },
    '& > span > span': { display: 'block' },
    '& [data-name]': { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    '& [data-symbol]': { textStyle: 'xs', color: 'fg.muted' },
    // A King Token's symbol, where both fit into one line.
    '& [data-roomy]': { display: { base: 'none', sm: 'inline', md: 'none', lg: 'inline' } },
    '& a': {
      ...ringOfRow,
      color: 'fg',
      textDecoration: 'none',
      textUnderlineOffset: '0.22em',
      textDecorationThickness: '1px',
      scrollMarginTop: '16',
    },
  },
  '& [data-king] th > svg': { color: 'brand.fg' },
}
