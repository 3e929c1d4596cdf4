import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * The look of a list of cells with hairlines between them, which are its own background. On paper, where that would fill the
 * end of a page from which a cell has gone to the next one, each cell has a line around it.
 */
export const joinedCells = {
  gap: 'px',
  bg: 'border.subtle',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'l3',
  overflow: 'hidden',
  _print: {
    bg: 'transparent',
    borderColor: 'transparent',
    overflow: 'visible',
    '& > li': { outline: '1px solid', outlineColor: 'border.subtle' },
  },
} as const satisfies SystemStyleObject
