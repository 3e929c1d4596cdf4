import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** A panel of gold, the brightest block of a page, which has one at most. */
export const goldPanel: SystemStyleObject = {
  p: { base: '6', sm: '10', lg: '16' },
  borderRadius: '2xl',
  // The same gold, with a dark button, on either ground.
  colorScheme: { base: 'dark', _print: 'light' },
  bg: 'brand.solid',
  color: 'brand.contrast',
  backgroundImage: 'radial-gradient(90% 120% at 12% 0%, {colors.brand.hover}, {colors.brand.pressed})',
}

/** The ring of focus on it, which is dark: elsewhere the ring is gold. */
const ring = { focusRingColor: 'brand.contrast' }

/** The buttons on it. */
export const onGold = {
  solid: { ...ring, colorPalette: 'neutral', bg: 'bg', color: 'fg', _hover: { bg: 'bg.emphasized' } },
  outline: { ...ring, color: 'inherit', borderColor: 'currentcolor', _hover: { bg: 'brand.hover' } },
} satisfies Record<string, SystemStyleObject>
