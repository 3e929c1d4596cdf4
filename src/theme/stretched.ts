import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * The hit area of a link or a button as a box over its nearest positioned ancestor, and over whatever is positioned in
 * there: every point of it presses the link. What has to be pressed by itself is above it by `aboveStretched`. While a text
 * below it is being selected, it is out of the way (`selectThroughLinks`).
 */
export const stretched: SystemStyleObject = {
  content: '""',
  position: 'absolute',
  inset: '0',
  zIndex: '1',
  '[data-selecting] &': { pointerEvents: 'none' },
}

/** A control above the hit area of the link that is stretched over the same ancestor. */
export const aboveStretched: SystemStyleObject = { position: 'relative', zIndex: '2' }
