// Styles of the balance table. Not registered in the system, so that only the user area loads them.
import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The table has room for its five columns; in rem, to follow the reader's text size. */
const wide = '@container (min-width: 34rem)'

/** Where it is narrow, a row is a small sum: balance, price and value below one another. */
const columns: SystemStyleObject = {
  display: 'grid',
  columnGap: '3',
  rowGap: '0.5',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"token balance" "token price" "share value"',
  borderBottomWidth: '1px',
  [wide]: {
    columnGap: '4',
    gridTemplateColumns: 'minmax(0, 10fr) minmax(0, 9fr) minmax(0, 8fr) minmax(0, 8fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto',
    gridTemplateAreas: '"token balance price value share"',
  },
}

const column: SystemStyleObject = {
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: 'normal',
  '&[data-column=token]': { gridArea: 'token', textAlign: 'start' },
  '&[data-column=balance]': { gridArea: 'balance' },
  '&[data-column=price]': { gridArea: 'price' },
  '&[data-column=value]': { gridArea: 'value' },
  '&[data-column=share]': { gridArea: 'share', textAlign: 'start', [wide]: { textAlign: 'end' } },
}

export const balanceTable = defineSlotRecipe({
  className: 'kx-balance-table',
  slots: ['root', 'block', 'headerRow', 'heading', 'row', 'cell'],
  base: {
    root: {
      display: 'block',
      width: 'full',
      fontVariantNumeric: 'lining-nums tabular-nums',
      textStyle: 'sm',
    },
    block: { display: 'block' },
    headerRow: {
      ...columns,
      pb: '3',
      borderColor: 'border',
      color: 'fg.subtle',
      fontSize: 'xs',
      fontWeight: 'medium',
    },
    heading: { ...column, alignSelf: 'start' },
    row: { ...columns, py: '3', borderColor: 'border.subtle', '&:last-of-type': { borderBottomWidth: '0' } },
    cell: {
      ...column,
      color: 'fg.muted',
      '&[data-column=token]': { gridArea: 'token', textAlign: 'start', alignSelf: 'start', color: 'fg' },
      '&[data-column=balance]': { gridArea: 'balance', textStyle: 'figure', color: 'fg' },
      '&[data-column=value]': { gridArea: 'value', color: 'fg' },
      '&[data-column=share]': {
        gridArea: 'share',
        textAlign: 'start',
        display: 'flex',
        alignItems: 'center',
        columnGap: '2',
        [wide]: { justifyContent: 'flex-end', textAlign: 'end' },
      },
      '&[data-unknown]': { color: 'fg.muted' },
      // Between the balance and the value that it gives.
      '&[data-column=price][data-factor]': {
        _before: { content: '"× " / ""', [wide]: { display: 'none' } },
      },
    },
  },
})
