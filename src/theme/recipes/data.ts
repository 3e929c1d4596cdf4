// Looks of figures, rows and people.
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const table = defineSlotRecipe({
  className: 'kx-table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell', 'footer', 'caption'],
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
      verticalAlign: 'top',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textStyle: 'sm',
    },
    columnHeader: {
      color: 'fg.subtle',
      fontWeight: 'medium',
      fontSize: 'xs',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    cell: { textAlign: 'start', borderBottomWidth: '1px', borderColor: 'border.subtle' },
    body: { '& > tr:last-of-type > *': { borderBottomWidth: '0' } },
    caption: { color: 'fg.subtle', textStyle: 'xs', captionSide: 'bottom', textAlign: 'start', pt: '3' },
    footer: { fontWeight: 'medium' },
  },
  variants: {
    interactive: { true: { body: { '& tr': { _hover: { bg: 'bg.raised' } } } } },
    size: {
      sm: { columnHeader: { px: '2', py: '2' }, cell: { px: '2', py: '2.5' } },
      md: { columnHeader: { px: '3', py: '3' }, cell: { px: '3', py: '3.5' } },
      lg: { columnHeader: { px: '4', py: '3.5' }, cell: { px: '4', py: '4.5' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const stat = defineSlotRecipe({
  className: 'kx-stat',
  slots: ['root', 'label', 'helpText', 'valueText', 'valueUnit', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', flex: '1', gap: '1.5', position: 'relative' },
    label: { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.muted', textStyle: 'sm' },
    helpText: { color: 'fg.subtle', textStyle: 'xs' },
    valueUnit: { color: 'fg.muted', textStyle: 'sm' },
    valueText: { display: 'inline-flex', alignItems: 'baseline', gap: '1.5', textStyle: 'figure.lg' },
    indicator: {
      display: 'inline-flex',
      '&[data-type=up]': { color: 'gain' },
      '&[data-type=down]': { color: 'loss' },
    },
  },
  variants: {
    size: {
      sm: { valueText: { fontSize: 'xl' } },
      md: {},
      lg: { valueText: { textStyle: 'figure.xl' } },
    },
  },
  defaultVariants: { size: 'md' },
})

export const list = defineSlotRecipe({
  className: 'kx-list',
  slots: ['root', 'item', 'indicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    indicator: { marginEnd: '2', flexShrink: '0', display: 'inline-block', color: 'brand.fg' },
  },
  variants: {
    variant: {
      marker: {
        root: { listStyle: 'revert' },
        item: { display: 'list-item', _marker: { color: 'fg.subtle' } },
      },
      plain: { item: { display: 'inline-flex', alignItems: 'flex-start' } },
    },
  },
  defaultVariants: { variant: 'marker' },
})

export const avatar = defineSlotRecipe({
  className: 'kx-avatar',
  slots: ['root', 'image', 'fallback'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      position: 'relative',
      boxSize: 'var(--avatar-size)',
      borderRadius: 'full',
      borderWidth: '1px',
      borderColor: 'colorPalette.border',
      bg: 'colorPalette.subtle',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
      userSelect: 'none',
    },
    image: { boxSize: '100%', objectFit: 'cover', borderRadius: 'full' },
    fallback: { lineHeight: '1', textTransform: 'uppercase' },
  },
  variants: {
    size: {
      sm: { root: { '--avatar-size': 'sizes.9', fontSize: 'xs' } },
      md: { root: { '--avatar-size': 'sizes.11', fontSize: 'sm' } },
      lg: { root: { '--avatar-size': 'sizes.14', fontSize: 'lg' } },
    },
  },
  defaultVariants: { size: 'md' },
})
