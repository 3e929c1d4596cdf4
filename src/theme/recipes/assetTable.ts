// Styles of the market's table. Not registered in the system, so that only the market page loads them.
import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { assetMark } from '@/theme/assetMark'
import { freshPrice } from '@/theme/freshPrice'
import { ringOfRow } from '@/theme/stretched'
import { trendColours } from '@/theme/trendColours'
import { button } from './controls'

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

/** A row is wider than its content, so that its background does not end at the first letter. */
const bleed: SystemStyleObject = { mx: { base: '-2', md: '-3' }, px: { base: '2', md: '3' } }

const { variant: buttonVariants, size: buttonSizes } = button.variants ?? {}

/**
 * The table with all that is in it. Rows are plain elements, which are selected by their tag and their `data-column`: a
 * styled component for each of a row's cells took most of the time that the page needs to render.
 */
export const assetTable = defineRecipe({
  className: 'kx-asset-table',
  base: {
    display: 'block',
    width: 'full',
    mt: '2',
    fontVariantNumeric: 'lining-nums tabular-nums',
    // On a narrow screen the headings are only read out; a select sorts.
    '& > thead': {
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
    '& > tbody': { display: 'block' },
    '& tr': columns,
    '& > tbody > tr': {
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
        '&:not(:has(button:hover)) a': { textDecorationLine: 'underline' },
      },
      '&[data-king]': { bg: 'brand.subtle', borderColor: 'brand.muted', _hover: { bg: 'brand.muted' } },
      '&[data-king]:has(+ :not([data-king]))': { borderColor: 'brand.border' },
    },
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
      '& > svg': { width: { base: '10', sm: '4.5rem' }, height: 'auto' },
    },
    '& [data-column=volume]': { gridArea: 'volume', display: { base: 'none', md: 'block' } },
    '& [data-column=market-cap]': { gridArea: 'market-cap', display: { base: 'none', md: 'block' } },
    '& [data-column=trade]': { gridArea: 'trade' },
    '& [data-trend]': trendColours,
    '& [data-unseen]': { srOnly: true },
    '& th': {
      // The label where no button is.
      '& > [data-label]': { display: { md: 'none' } },
      '& > button': {
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
      '&:not([data-column=name]) > button': { flexDirection: 'row-reverse' },
      '&[aria-sort] > button': { color: 'brand.fg', _icon: { opacity: '1', display: 'block' } },
    },
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
      '& > svg': { ...assetMark, boxSize: { base: '8', lg: '9' } },
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
  },
})
