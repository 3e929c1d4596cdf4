/** Where the table of balances has room for its third column; in the reader's own letters, so large text counts. */
export const wideTable = '@container (min-width: 28rem)'

/** A cell of the column of balances. */
export const balanceCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  css: { [wideTable]: { paddingInlineEnd: '3' } },
} as const

/** A cell of the column of values, which is there where there is room. */
export const valueCell = {
  textAlign: 'end',
  paddingInlineEnd: '0',
  display: 'none',
  css: { [wideTable]: { display: 'table-cell' } },
} as const
