import { defineRecipe } from '@chakra-ui/react/styled-system'

/** Where the tag stands: after the name, or in a tile's corner. */
export type SoonPlace = 'after' | 'corner'

/** The tag of a link to a page under construction. */
export const soonTag = defineRecipe({
  className: 'kx-soon',
  base: {
    fontFamily: 'body',
    fontSize: '2xs',
    fontWeight: 'medium',
    lineHeight: 'none',
    whiteSpace: 'nowrap',
    color: 'fg.subtle',
    // Invisible, but a part of the link's accessible name: «Education (Soon)».
    _before: { content: '"("', fontSize: '0' },
    _after: { content: '")"', fontSize: '0' },
  },
  variants: {
    place: {
      after: {
        display: 'inline-block',
        verticalAlign: '0.1em',
        marginInlineStart: '1.5',
        px: '1.5',
        py: '0.5',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'full',
      },
      corner: {
        position: 'absolute',
        top: '0',
        insetEnd: '2',
        translate: '0 -50%',
        px: '1.5',
        py: '0.5',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'full',
        bg: 'bg',
      },
    },
  },
  defaultVariants: { place: 'after' },
})
