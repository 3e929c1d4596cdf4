import {
  createSlotRecipeContext,
  defineSlotRecipe,
  type HTMLChakraProps,
  type SystemStyleObject,
} from '@chakra-ui/react/styled-system'
import { ringOfRow } from '@/theme/stretched'

/** The table has room for its five columns; in rem, to follow the reader's text size. */
export const wideBalances = '@container (min-width: 33rem)'

/** In a narrow table a row is a small sum: balance, price and value below one another. */
const columns: SystemStyleObject = {
  display: 'grid',
  columnGap: '3',
  rowGap: '0.5',
  alignItems: 'center',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"name balance" "name price" "share value"',
  borderBottomWidth: '1px',
  [wideBalances]: {
    columnGap: '3',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr) minmax(0, 8fr) minmax(0, 8fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto',
    gridTemplateAreas: '"name balance price value share"',
  },
}

const column: SystemStyleObject = {
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontWeight: 'normal',
  '&[data-column=name]': { gridArea: 'name', textAlign: 'start' },
  '&[data-column=balance]': { gridArea: 'balance' },
  '&[data-column=price]': { gridArea: 'price' },
  '&[data-column=value]': { gridArea: 'value' },
  '&[data-column=share]': { gridArea: 'share', textAlign: 'start', [wideBalances]: { textAlign: 'end' } },
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
      '&[data-column=name]': { gridArea: 'name', textAlign: 'start', alignSelf: 'start', color: 'fg' },
      '&[data-column=balance]': { gridArea: 'balance', textStyle: 'figure', color: 'fg' },
      '&[data-column=value]': { gridArea: 'value', color: 'fg' },
      '&[data-column=share]': {
        gridArea: 'share',
        textAlign: 'start',
        display: 'flex',
        alignItems: 'center',
        columnGap: '2',
        [wideBalances]: { justifyContent: 'flex-end', textAlign: 'end' },
      },
      '&[data-unknown]': { color: 'fg.muted' },
      // Between the balance and the value that it gives.
      '&[data-column=price][data-factor]': {
        _before: { content: '"× " / ""', [wideBalances]: { display: 'none' } },
      },
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
