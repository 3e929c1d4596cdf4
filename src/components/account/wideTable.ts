/** Container query for the third column of the balances table; in rem, to follow the reader's text size. */
export const wideTable = '@container (min-width: 28rem)'

/** A cell of the balance column. */
export const balanceCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  css: { [wideTable]: { paddingInlineEnd: '3' } },
} as const

/** A cell of the value column, hidden where the table is narrow. */
export const valueCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  display: 'none',
  css: { [wideTable]: { display: 'table-cell' } },
} as const
