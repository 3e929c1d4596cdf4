/** Where the table of balances has room for its third column; in the reader's own letters, so large text counts. */
export const wideTable = '@container (min-width: 28rem)'
