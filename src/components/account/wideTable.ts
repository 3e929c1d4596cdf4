/** Where the table of balances has room for its third column; in rem, which grow with the reader's text size. */
export const wideTable = '@container (min-width: 28rem)'

/** A cell of the column of balances. */
export const balanceCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  css: { [wideTable]: { paddingInlineEnd: '3' } },
} as const

/** A cell of the column of values, which is hidden where there is no room. */
export const valueCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  display: 'none',
  css: { [wideTable]: { display: 'table-cell' } },
} as const
