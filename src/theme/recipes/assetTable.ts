// Styles of the market's table. Not registered in the system, so that only the market page loads them.
import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'

/** A window too low for a sticky table head. */
const lowWindow = '@media (max-height: 30rem)'

/** On a narrow screen a row has two lines, its change below its price, and no volume or market cap. */
const columns: SystemStyleObject = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { base: '3', md: '4', lg: '6' },
  gridTemplateColumns: {
    base: 'minmax(0, 1fr) minmax(0, 6rem) minmax(0, 4.25rem)',
    md: 'minmax(0, 2.2fr) minmax(0, 1.3fr) minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 1.1fr) minmax(0, 5rem)',
  },
  gridTemplateAreas: {
    base: '"name price trade" "name change trade"',
    md: '"name price change volume market-cap trade"',
  },
}

/** A row is wider than its content, so that its background does not end at the first letter. */
const bleed: SystemStyleObject = { mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }

/** The position of a heading or a cell, by its column. */
const column: SystemStyleObject = {
  textAlign: 'end',
  fontWeight: 'normal',
  '&[data-column=name]': { gridArea: 'name', textAlign: 'start' },
  '&[data-column=price]': { gridArea: 'price' },
  '&[data-column=change]': { gridArea: 'change' },
  '&[data-column=volume]': { gridArea: 'volume', display: { base: 'none', md: 'block' } },
  '&[data-column=market-cap]': { gridArea: 'market-cap', display: { base: 'none', md: 'block' } },
  '&[data-column=trade]': { gridArea: 'trade' },
}

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
    'asset',
    'mark',
    'name',
    'symbol',
    'price',
    'change',
    'figure',
    'action',
  ],
  base: {
    root: { display: 'block', width: 'full', mt: '4', fontVariantNumeric: 'lining-nums tabular-nums' },
    // On a narrow screen the headings are only read out; a select sorts.
    header: {
      display: 'block',
      srOnly: { base: true, md: false },
      position: { md: 'sticky' },
      top: 'header',
      [lowWindow]: { position: { md: 'static' } },
      zIndex: 'docked',
      bg: 'bg',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    headerRow: { ...columns, ...bleed },
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
      _icon: { opacity: '0.6' },
      'th:not([data-column=name]) &': { flexDirection: 'row-reverse' },
      '[aria-sort] &': { color: 'brand.fg', _icon: { opacity: '1' } },
    },
    body: { display: 'block', '&[data-virtual]': { display: 'flow-root', overflowAnchor: 'none' } },
    row: {
      ...columns,
      ...bleed,
      py: { base: '3', md: '2.5' },
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
      // A row that moves covers those that it passes.
      bg: 'bg',
      _hover: { bg: 'bg.panel' },
      '&[data-king]': { bg: 'brand.subtle', borderColor: 'brand.muted', _hover: { bg: 'brand.muted' } },
      '&[data-king]:has(+ :not([data-king]))': { borderColor: 'brand.border' },
    },
    asset: { ...column, display: 'flex', alignItems: 'center', gap: '3', minWidth: '0' },
    mark: {
      display: { base: 'none', sm: 'inline-flex' },
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '10',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'border',
      bg: 'bg.raised',
      color: 'fg.muted',
      fontFamily: 'heading',
      fontSize: 'lg',
      lineHeight: 'none',
      '&[data-king]': { borderColor: 'brand.border', bg: 'brand.subtle' },
    },
    name: { display: 'block', fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    symbol: { display: 'block', textStyle: 'xs', color: 'fg.subtle' },
    // Price and change are plain elements in their cells, which are the cheapest to render at a tick.
    price: {
      ...column,
      fontWeight: 'medium',
      '& [data-fresh]': { _motionSafe: { '[data-motion=live] &': { animation: 'price-fresh' } } },
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
    figure: { ...column, color: 'fg.muted' },
    action: column,
  },
})
