// Styles of the market's table. Not registered in the system, so that only the market page loads them.
import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { freshPrice } from '@/theme/freshPrice'

/** A phone too narrow for a row's name and price side by side. */
const slim = '@media (max-width: 21.49rem)'

/**
 * On a narrow screen a row has two lines, its change below its price, on the narrowest ones both below its name; and no
 * volume or market cap. The trend is shown where it has room.
 */
const columns: SystemStyleObject = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { base: '2', sm: '3', md: '4' },
  gridTemplateColumns: {
    base: 'auto minmax(0, 1fr) auto auto',
    sm: 'auto minmax(0, 1fr) auto auto auto',
    md: '2.25rem minmax(0, 1.9fr) minmax(0, 1.3fr) minmax(0, 1.15fr) minmax(0, 1.15fr) minmax(0, 1.3fr) 5rem',
    lg: '2.25rem minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.1fr) 7rem minmax(0, 1.1fr) minmax(0, 1.1fr) 5rem',
  },
  gridTemplateAreas: {
    base: '"favourite name price trade" "favourite name change trade"',
    sm: '"favourite name trend price trade" "favourite name trend change trade"',
    md: '"favourite name price change volume market-cap trade"',
    lg: '"favourite name price change trend volume market-cap trade"',
  },
  [slim]: {
    gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"favourite name name trade" "favourite price change trade"',
  },
}

/** A row is wider than its content, so that its background does not end at the first letter. */
const bleed: SystemStyleObject = { mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }

/** The position of a heading or a cell, by its column. */
const column: SystemStyleObject = {
  textAlign: 'end',
  fontWeight: 'normal',
  '&[data-column=favourite]': { gridArea: 'favourite' },
  '&[data-column=name]': { gridArea: 'name', textAlign: 'start' },
  '&[data-column=price]': { gridArea: 'price' },
  '&[data-column=change]': { gridArea: 'change' },
  '&[data-column=trend]': {
    gridArea: 'trend',
    display: { base: 'none', sm: 'flex', md: 'none', lg: 'flex' },
  },
  '&[data-column=volume]': { gridArea: 'volume', display: { base: 'none', md: 'block' } },
  '&[data-column=market-cap]': { gridArea: 'market-cap', display: { base: 'none', md: 'block' } },
  '&[data-column=trade]': { gridArea: 'trade' },
}

/** Above the link that makes the whole row pressable. */
const aboveLink: SystemStyleObject = { position: 'relative', zIndex: '1' }

export const assetTable = defineSlotRecipe({
  className: 'kx-asset-table',
  slots: [
    'root',
    'header',
    'headerRow',
    'heading',
    'label',
    'sortButton',
    'body',
    'row',
    'favourite',
    'asset',
    'name',
    'symbol',
    'price',
    'change',
    'trend',
    'figure',
    'action',
  ],
  base: {
    root: { display: 'block', width: 'full', mt: '2', fontVariantNumeric: 'lining-nums tabular-nums' },
    // On a narrow screen the headings are only read out; a select sorts.
    header: {
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
    },
    headerRow: columns,
    heading: column,
    label: { display: { md: 'none' } },
    sortButton: {
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
      'th:not([data-column=name]) &': { flexDirection: 'row-reverse' },
      '[aria-sort] &': { color: 'brand.fg', _icon: { opacity: '1', display: 'block' } },
    },
    body: { display: 'block', '&[data-virtual]': { display: 'flow-root', overflowAnchor: 'none' } },
    row: {
      ...columns,
      ...bleed,
      position: 'relative',
      py: { base: '3', md: '2.5' },
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      // A row that moves covers those that it passes.
      bg: 'bg',
      _hover: { bg: 'bg.panel' },
      // Below the head that stays.
      '& :is(a, button)': { scrollMarginTop: '16' },
      '&[data-king]': { bg: 'brand.subtle', borderColor: 'brand.muted', _hover: { bg: 'brand.muted' } },
      '&[data-king]:has(+ :not([data-king]))': { borderColor: 'brand.border' },
    },
    // The button's target is wider than its column.
    favourite: { ...column, ...aboveLink, display: 'flex', '& > button': { mx: { base: '-3', md: '0' } } },
    asset: { ...column, display: 'flex', alignItems: 'center', gap: { base: '1.5', md: '3' }, minWidth: '0' },
    // The whole row presses the link, and shows its focus.
    name: {
      display: 'block',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      '& > a': {
        outline: 'none',
        textDecoration: 'none',
        _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'sm' },
        _focusVisible: {
          _after: { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '-2px' },
        },
      },
    },
    symbol: { display: 'block', textStyle: 'xs', color: 'fg.muted' },
    // Price and change are plain elements in their cells, which are the cheapest to render at a tick.
    price: {
      ...column,
      fontWeight: 'medium',
      '& [data-fresh]': freshPrice,
    },
    change: {
      ...column,
      textStyle: { base: 'xs', md: 'md' },
      '& [data-trend]': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: '1',
        color: 'fg.muted',
      },
      '& [data-trend=gain]': { color: 'gain' },
      '& [data-trend=loss]': { color: 'loss' },
    },
    trend: { ...column, justifyContent: 'flex-end' },
    figure: { ...column, color: 'fg.muted' },
    action: { ...column, ...aboveLink },
  },
})
