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

/** The focus of a row's link, around the whole row, which has to be positioned. */
export const ringOfRow: SystemStyleObject = {
  outline: 'none',
  _focusVisible: {
    _after: {
      content: '""',
      position: 'absolute',
      inset: '0',
      borderRadius: 'sm',
      outline: '2px solid',
      outlineColor: 'focusRing',
      outlineOffset: '-2px',
      pointerEvents: 'none',
    },
  },
}
