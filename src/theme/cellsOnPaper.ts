import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * A list of cells with hairlines between them, which are its own background. On paper, where that would fill the end of a page
 * from which a cell has gone to the next one, each cell has a line around it.
 */
export const cellsOnPaper: SystemStyleObject = {
  bg: 'transparent',
  borderColor: 'transparent',
  overflow: 'visible',
  '& > li': { outline: '1px solid', outlineColor: 'border.subtle' },
}
