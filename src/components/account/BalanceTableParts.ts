import {
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import { type BalanceColumn, balanceColumns } from '@/data/account/balanceView'
import { ringOfRow } from '@/theme/stretched'

/** The table has room for all columns; in rem, to follow the reader's text size. */
export const wideBalances = '@container (min-width: 33rem)'

/** The columns' parts of a wide row. */
const widths: Record<BalanceColumn, number> = { name: 11, balance: 9, price: 8, value: 8, share: 6 }

/** In a narrow table a row is a small sum: all figures below one another, but for the share. */
const columns: SystemStyleObject = {
  display: 'grid',
  columnGap: '3',
  rowGap: '0.5',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr auto',
  borderBottomWidth: '1px',
  [wideBalances]: {
    columnGap: '3',
    gridTemplateColumns: balanceColumns.map((column) => `minmax(0, ${widths[column]}fr)`).join(' '),
    gridTemplateRows: 'auto',
  },
}

const name: SystemStyleObject = {
  gridArea: '1 / 1 / span 2',
  textAlign: 'start',
  [wideBalances]: { gridArea: 'auto' },
}

const share: SystemStyleObject = {
  gridArea: '3 / 1',
  textAlign: 'start',
  [wideBalances]: { gridArea: 'auto', textAlign: 'end', justifyContent: 'flex-end' },
}

const column: SystemStyleObject = {
  gridColumn: '2',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: 'normal',
  [wideBalances]: { gridColumn: 'auto' },
  '&[data-column=name]': name,
  '&[data-column=share]': share,
}

const balanceTable = defineSlotRecipe({
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
    heading: {
      ...column,
      alignSelf: 'start',
      // The label where no button is: a select sorts there.
      '& > [data-label]': { [wideBalances]: { display: 'none' } },
      '& > button': {
        display: 'none',
        [wideBalances]: { display: 'inline-flex' },
        alignItems: 'center',
        gap: '1',
        verticalAlign: 'top',
        // A target of 26 px in a line that is lower.
        py: '1',
        my: '-1',
        borderRadius: 'xs',
        cursor: 'button',
        whiteSpace: 'nowrap',
        _hover: { color: 'fg' },
        _icon: { opacity: '0.6', flexShrink: '0' },
        _print: { _icon: { display: 'none' } },
      },
      '&:not([data-column=name]) > button': { flexDirection: 'row-reverse' },
      '&[aria-sort] > button': { color: 'brand.fg', _icon: { opacity: '1' } },
    },
    row: {
      ...columns,
      position: 'relative',
      py: '3',
      borderColor: 'border.subtle',
      '&:last-of-type': { borderBottomWidth: '0' },
      // The whole row presses the link.
      '&[data-presses-link]': {
        cursor: 'pointer',
        _hover: { '& a > :first-of-type': { textDecorationLine: 'underline' } },
      },
      '& a': {
        ...ringOfRow,
        scrollMarginBlock: '16',
        textUnderlineOffset: '0.22em',
        textDecorationThickness: '1px',
        _after: { marginInline: '-2' },
      },
    },
    cell: {
      ...column,
      color: 'fg.muted',
      '&[data-column=name]': { ...name, alignSelf: 'start', color: 'fg' },
      '&[data-column=balance]': { textStyle: 'figure', color: 'fg' },
      '&[data-column=value]': { color: 'fg' },
      '&[data-column=share]': { ...share, display: 'flex', alignItems: 'center', columnGap: '2' },
      '&[data-unknown]': { color: 'fg.muted' },
    },
  },
})

const { withProvider, withContext } = createSlotRecipeContext({ recipe: balanceTable })

/** The parts of the balance table, each with its styles; a heading and a cell stand by their `data-column`. */
export const BalanceTableParts = {
  Root: withProvider<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'root'),
  Header: withContext<HTMLTableSectionElement, HTMLChakraProps<'thead'>>('thead', 'block'),
  HeaderRow: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'headerRow'),
  Heading: withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'heading'),
  Body: withContext<HTMLTableSectionElement, HTMLChakraProps<'tbody'>>('tbody', 'block'),
  Row: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'row'),
  RowHeading: withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'cell'),
  Cell: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'cell'),
}
