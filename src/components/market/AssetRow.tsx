import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
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
import { button, buttonLook } from '@/theme/recipes/controls'
import { ringOfRow } from '@/theme/stretched'
import { trendColours } from '@/theme/trendColours'
import { AssetLink } from './AssetLink'
import { FavouriteToggle } from './FavouriteToggle'
import { LiveChange, LivePrice } from './LivePrice'
import { Sparkline } from './Sparkline'

export type AssetRowProps = { asset: MarketAsset }

/**
 * The row of an asset, in plain elements that `AssetRows` styles. A new price renders only its price and change
 * cells, a press of its star only the star.
 */
export const AssetRow = memo(function AssetRow({ asset }: AssetRowProps) {
  const { name, symbol, volume, marketCap, featured } = asset
  return (
    <tr {...tableRoles.row} data-king={featured ? '' : undefined} data-presses-link="" onClick={pressLink}>
      <td {...tableRoles.cell} data-column="favourite">
        <FavouriteToggle asset={asset} data-star="" />
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
          data-trade=""
          aria-label={`Trade ${name}`}
          onClick={() => notifyInfo(comingSoon(`Trading ${name}`))}
        >
          Trade
        </button>
      </td>
    </tr>
  )
})

/** A row is wider than its content, so that its background does not end at the first letter. */
export const bleed: SystemStyleObject = { mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }

/** Keeps what has the focus below the head, which stays. */
const underHead = '16'

/**
 * The rows with all that is in them. They are plain elements, each named by a `data-` attribute: a styled component for each
 * part of a row took most of the time that the page needs to render.
 */
export const AssetRows = chakra('tbody', {
  base: {
    display: 'block',
    '& > tr': {
      ...bleed,
      position: 'relative',
      py: { base: '3', md: '1.5' },
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      cursor: 'pointer',
      // A row that moves covers those that it passes.
      bg: 'bg',
      _hover: {
        bg: 'bg.panel',
        // The whole row presses the link.
        '&:not(:has(button:hover)) [data-asset]': { textDecorationLine: 'underline' },
      },
      '&[data-king]': { bg: 'brand.subtle', borderColor: 'brand.muted', _hover: { bg: 'brand.muted' } },
      '&[data-king]:has(+ :not([data-king]))': { borderColor: 'brand.border' },
    },
    '& [data-column=favourite]': { display: 'flex' },
    '& [data-star]': {
      ...buttonLook('ghost'),
      px: '0',
      minH: { base: '11', md: '9' },
      minW: { base: '11', md: '9' },
      fontSize: 'sm',
      // The button's target is wider than its column.
      mx: { base: '-3', md: '0' },
      color: 'fg.subtle',
      scrollMarginTop: underHead,
      _icon: { ...button.base?._icon, fontSize: '1.2em' },
      _pressed: { color: 'brand.fg', _icon: { fill: 'currentColor' } },
    },
    '& [data-column=name]': {
      display: 'flex',
      alignItems: 'center',
      gap: { base: '1.5', md: '3' },
      minWidth: '0',
      // Two lines of text, whatever typeface is there.
      minHeight: { md: '10' },
      // The coin.
      _icon: { ...assetIcon, boxSize: { base: '8', lg: '9' } },
    },
    '& [data-king] [data-column=name]': { _icon: { color: 'brand.fg' } },
    '& [data-name]': {
      display: 'block',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
    '& [data-asset]': {
      ...ringOfRow,
      color: 'fg',
      textDecoration: 'none',
      textUnderlineOffset: '0.22em',
      textDecorationThickness: '1px',
      scrollMarginTop: underHead,
    },
    '& [data-symbol]': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    // A King Token's symbol, where both fit into one line.
    '& [data-roomy]': { display: { base: 'none', sm: 'inline', md: 'none', lg: 'inline' } },
    // A figure that is too long for its column goes on in a second line.
    '& [role=cell]': { overflowWrap: 'anywhere' },
    // Price and change are plain elements in their cells, which are the cheapest to render at a tick.
    '& [data-price]': { ...freshPrice, fontWeight: 'medium' },
    '& [data-trend]': trendColours,
    '& [data-column=change]': {
      textStyle: { base: 'xs', md: 'md' },
      '& [data-trend]': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1' },
      _icon: { flexShrink: '0' },
    },
    '& [data-column=trend]': { _icon: { width: { base: '10', sm: '4.5rem' }, height: 'auto' } },
    '& [data-column=volume], & [data-column=market-cap]': { color: 'fg.muted' },
    '& [data-trade]': {
      ...buttonLook('outline', 'sm'),
      px: { base: '1.5', md: '3.5' },
      color: { base: 'fg.muted', md: 'fg' },
      borderColor: { base: 'transparent', md: 'border' },
      minH: { base: '11', md: '9' },
      scrollMarginTop: underHead,
      _hover: { bg: 'bg.raised' },
    },
  },
})
