import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/**
 * A price whose new figure is in the brand's colour, which fades to the colour of the text. A second copy of the figure
 * lies over it and fades, made of `data-fresh`: the browser can fade a layer without painting, but not a colour. The
 * text itself stays, so that it can be selected while prices move.
 */
export const freshPrice: SystemStyleObject = {
  display: 'inline-block',
  position: 'relative',
  _motionSafe: {
    _live: {
      '& > [data-fresh]': {
        position: 'absolute',
        inset: '0',
        fontStyle: 'normal',
        color: 'brand.fg',
        opacity: '0',
        animation: 'price-fresh',
        pointerEvents: 'none',
        _after: { content: 'attr(data-fresh) / ""' },
      },
    },
  },
}
