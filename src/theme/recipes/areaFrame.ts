import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

const edge = { borderColor: 'border.subtle' } as const

const barCell = {
  ...edge,
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  minH: 'header',
  bg: 'bg.sunken',
  borderBottomWidth: '1px',
} as const

const inSidebar = { position: 'static', bg: 'transparent' } as const

/** The frame of an area: a bar above the page or, where it fits, a sidebar as high as the window. */
export const areaFrame = defineSlotRecipe({
  className: 'kx-area',
  slots: ['frame', 'sidebar', 'bar', 'identity', 'navigation', 'elsewhere', 'exit', 'theme', 'main'],
  base: {
    frame: {
      display: 'grid',
      minH: '100dvh',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"bar exit" "identity identity" "main main"',
      _areaSidebar: {
        gridTemplateColumns: '{sizes.sidebar} minmax(0, 1fr)',
        gridTemplateRows: '1fr',
        gridTemplateAreas: '"sidebar main"',
      },
    },
    sidebar: {
      ...edge,
      display: 'contents',
      _areaSidebar: {
        display: 'flex',
        flexDirection: 'column',
        gridArea: 'sidebar',
        alignSelf: 'start',
        position: 'sticky',
        top: '0',
        height: '100dvh',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        bg: 'bg.sunken',
        borderInlineEndWidth: '1px',
      },
    },
    bar: {
      ...barCell,
      gridArea: 'bar',
      flexWrap: 'wrap',
      columnGap: '3',
      _areaNoName: { columnGap: '1' },
      ps: 'gutter',
      // Where nobody is to be logged in or out, the search is the last in the bar.
      '&:has(~ :last-child > :only-child)': {
        pe: 'calc({spacing.gutter} - {spacing.2.5})',
        _areaSidebar: { pe: '3' },
      },
      _lowWindow: { position: 'static' },
      _areaSidebar: {
        ...inSidebar,
        flexShrink: '0',
        flexWrap: 'nowrap',
        columnGap: '0',
        px: '{spacing.6} {spacing.3}',
      },
    },
    identity: {
      ...edge,
      gridArea: 'identity',
      minW: '0',
      px: 'gutter',
      py: '1.5',
      borderBottomWidth: '1px',
      _areaSidebar: { flexShrink: '0', px: '6', py: '3' },
    },
    navigation: {
      display: 'none',
      _areaSidebar: {
        display: 'grid',
        gridTemplateRows: '1fr auto',
        flex: '1 0 auto',
        flexBasis: '0',
        minH: '60',
        overflowY: 'auto',
        scrollbarWidth: 'thin',
        py: '3',
      },
    },
    elsewhere: { ...edge, mt: '3', pt: '3', borderTopWidth: '1px' },
    exit: {
      ...barCell,
      gridArea: 'exit',
      // Stretched, it would keep the sidebar's width for a moment when a window becomes narrow.
      justifySelf: 'end',
      pe: 'gutter',
      _lowWindow: { position: 'static' },
      _areaSidebar: {
        ...inSidebar,
        flexShrink: '0',
        px: '{spacing.3}',
        borderBottomWidth: '0',
        borderTopWidth: '1px',
      },
      // With nothing but the theme, which a narrow frame has in the drawer.
      '&:has(> :only-child)': { display: 'none', _areaSidebar: { display: 'flex' } },
    },
    // In a narrow frame it is in the drawer.
    theme: { display: 'none', _areaSidebar: { display: 'block', ms: 'auto', ps: '3', me: '3' } },
    main: {
      gridArea: 'main',
      display: 'flex',
      flexDirection: 'column',
      minW: '0',
      width: 'full',
      maxW: '8xl',
      mx: 'auto',
      px: 'gutter',
      py: { base: '6', md: '10' },
      // A full-bleed page sets its own padding.
      '&:has(> [data-bleed])': { maxW: 'none', p: '0' },
    },
  },
})
