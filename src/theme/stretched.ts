import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * The hit area of a link or a button as a box over its nearest positioned ancestor, and over whatever is positioned in
 * there: every point of it presses the link, and no text below it can be selected by a mouse.
 */
export const stretched: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  inset: '0',
  zIndex: '1',
}
