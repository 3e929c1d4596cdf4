import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { balanceTable } from '@/theme/recipes/balanceTable'

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
