// Recipes for headings, the skip link, icons and badges.
import { defineRecipe } from '@chakra-ui/react/styled-system'

export const heading = defineRecipe({
  base: { textStyle: 'part', color: 'fg', textWrap: 'balance' },
})

export const skipNavLink = defineRecipe({
  className: 'kx-skip-link',
  base: {
    position: 'fixed',
    top: '3',
    insetStart: '3',
    zIndex: 'skipNav',
    px: '5',
    py: '3',
    borderRadius: 'l2',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    fontSize: 'sm',
    boxShadow: 'lg',
    clipPath: 'inset(50%)',
    pointerEvents: 'none',
    _focusVisible: { clipPath: 'none', pointerEvents: 'auto', outlineOffset: '3px' },
  },
})

export const icon = defineRecipe({
  base: { display: 'inline-block', flexShrink: '0', verticalAlign: 'middle', color: 'currentcolor' },
  variants: {
    size: {
      inherit: {},
      xs: { boxSize: '3' },
      sm: { boxSize: '4' },
      md: { boxSize: '5' },
      lg: { boxSize: '6' },
      xl: { boxSize: '7' },
      '2xl': { boxSize: '8' },
    },
  },
  defaultVariants: { size: 'inherit' },
})

export const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'full',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    _icon: { boxSize: '1em', flexShrink: '0' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      outline: { color: 'colorPalette.fg', borderColor: 'colorPalette.border' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      plain: { color: 'colorPalette.fg' },
    },
    size: {
      xs: { fontSize: '2xs', px: '2', minH: '5' },
      sm: { fontSize: 'xs', px: '2.5', minH: '6' },
      md: { fontSize: 'xs', px: '3', minH: '7' },
      lg: { fontSize: 'sm', px: '3.5', minH: '8' },
    },
  },
  defaultVariants: { variant: 'subtle', size: 'sm' },
})
