import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { assetTable } from '@/theme/recipes/assetTable'

const { withProvider, withContext } = createSlotRecipeContext({ recipe: assetTable })

/** The parts of the market's table, each with its styles. */
export const AssetTableParts = {
  Root: withProvider<HTMLTableElement, HTMLChakraProps<'table'>>('table', 'root'),
  Header: withContext<HTMLTableSectionElement, HTMLChakraProps<'thead'>>('thead', 'header'),
  HeaderRow: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'headerRow'),
  Heading: withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'heading'),
  Label: withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'label'),
  SortButton: withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'sortButton'),
  Body: withContext<HTMLTableSectionElement, HTMLChakraProps<'tbody'>>('tbody', 'body'),
  Row: withContext<HTMLTableRowElement, HTMLChakraProps<'tr'>>('tr', 'row'),
  Favourite: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'favourite'),
  Asset: withContext<HTMLTableCellElement, HTMLChakraProps<'th'>>('th', 'asset'),
  Name: withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'name'),
  Symbol: withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'symbol'),
  Price: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'price'),
  Change: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'change'),
  Trend: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'trend'),
  Figure: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'figure'),
  Action: withContext<HTMLTableCellElement, HTMLChakraProps<'td'>>('td', 'action'),
}
