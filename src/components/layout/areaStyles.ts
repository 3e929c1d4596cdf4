import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { areaRoom } from '@/components/ui/areaRoom'
import { lowWindow } from '@/components/ui/lowWindow'

const edge = { borderColor: 'border.subtle' } satisfies SystemStyleObject

const barCell = {
  ...edge,
  display: 'flex',
  alignItems: 'center',
  position: 'sticky',
  top: '0',
  zIndex: 'sticky',
  minHeight: 'header',
  bg: 'bg.sunken',
  borderBottomWidth: '1px',
} satisfies SystemStyleObject

const inSidebar = { position: 'static', bg: 'transparent' } satisfies SystemStyleObject

/** The parts of an area's frame: a bar above the page, and where there is room, a sidebar as high as the window. */
export const areaStyles = {
  frame: {
    display: 'grid',
    minHeight: '100dvh',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas: '"bar exit" "identity identity" "main main"',
    [areaRoom.sidebar]: {
      gridTemplateColumns: '{sizes.sidebar} minmax(0, 1fr)',
      gridTemplateRows: '1fr',
      gridTemplateAreas: '"sidebar main"',
    },
  },
  sidebar: {
    ...edge,
    display: 'contents',
    [areaRoom.sidebar]: {
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
    paddingInlineStart: 'gutter',
    [lowWindow]: { position: 'static' },
    [areaRoom.sidebar]: { ...inSidebar, flexShrink: '0', paddingInline: '{spacing.6} {spacing.3}' },
  },
  identity: {
    ...edge,
    gridArea: 'identity',
    minWidth: '0',
    paddingInline: 'gutter',
    paddingBlock: '3',
    borderBottomWidth: '1px',
    [areaRoom.sidebar]: { flexShrink: '0', paddingInline: '6', paddingBlock: '5' },
  },
  navigation: {
    display: 'none',
    [areaRoom.sidebar]: {
      display: 'grid',
      flex: '1 0 auto',
      flexBasis: '0',
      minHeight: '60',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBlock: '3',
    },
  },
  exit: {
    ...barCell,
    gridArea: 'exit',
    // Stretched, it would keep the sidebar's width for a moment when a window becomes narrow.
    justifySelf: 'end',
    paddingInlineEnd: 'gutter',
    [lowWindow]: { position: 'static' },
    [areaRoom.sidebar]: {
      ...inSidebar,
      flexShrink: '0',
      paddingInline: '{spacing.3}',
      borderBottomWidth: '0',
      borderTopWidth: '1px',
    },
  },
  main: {
    gridArea: 'main',
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    width: 'full',
    maxWidth: '8xl',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: { base: '6', md: '10' },
    // A page that is a picture from edge to edge keeps its distances itself.
    '&:has(> [data-bleed])': { maxWidth: 'none', padding: '0' },
  },
} satisfies Record<string, SystemStyleObject>
