import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * A new price in the brand's colour, which fades to the colour of the text. A second copy of the price, whose text is
 * in `data-fresh`, lies over it and fades: the browser can fade a layer without painting, but not a colour.
 */
export const freshPrice: SystemStyleObject = {
  display: 'inline-block',
  position: 'relative',
  _motionSafe: {
    '[data-motion=live] &': {
      _after: {
        content: 'attr(data-fresh) / ""',
        position: 'absolute',
        inset: '0',
        color: 'brand.fg',
        opacity: '0',
        animation: 'price-fresh',
      },
    },
  },
}
