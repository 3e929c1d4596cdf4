import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** An asset's icon; in gold for a King Token, which is to be said where it stands. */
export const assetIcon: SystemStyleObject = {
  flexShrink: '0',
  color: 'fg.muted',
  // What the devices don't paint in the current colour shows the face of the coin.
  fill: 'bg.raised',
  stroke: 'bg.raised',
  '& text': { fontFamily: 'heading' },
}
