/** The line of a link or of a button in the footer: high enough for a thumb where the groups are folded. */
export const footerLine = {
  minW: '6',
  py: { base: '2.5', md: '1' },
  textStyle: 'sm',
  color: 'fg.muted',
  _hover: { color: 'fg' },
} as const
