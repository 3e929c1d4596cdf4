// Recipe for tables.
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
