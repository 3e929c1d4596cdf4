// Recipes for containers, separators, spinners and skeletons.
import { defineRecipe } from '@chakra-ui/react/styled-system'

export const container = defineRecipe({
  base: {
    position: 'relative',
    width: '100%',
    maxW: 'page',
    mx: 'auto',
    px: 'gutter',
    boxSizing: 'border-box',
  },
})

export const separator = defineRecipe({
  className: 'kx-separator',
  base: { display: 'block', borderColor: 'border.subtle', borderStyle: 'solid' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px' },
      vertical: { borderInlineStartWidth: '1px', alignSelf: 'stretch' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
})

export const spinner = defineRecipe({
  className: 'kx-spinner',
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderStyle: 'solid',
    borderWidth: '2px',
    borderRadius: 'full',
    borderColor: 'color-mix(in srgb, currentColor, transparent 75%)',
    borderTopColor: 'currentColor',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      xs: { '--spinner-size': 'sizes.3' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
      xl: { '--spinner-size': 'sizes.10' },
    },
  },
  defaultVariants: { size: 'md' },
})

/** The placeholder of a piece of text, as wide as its `width`. It is lower than the line, whose height it keeps. */
export const skeleton = defineRecipe({
  className: 'kx-skeleton',
  base: {
    display: 'inline-block',
    height: '0.7em',
    maxW: '100%',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    _motionSafe: { _live: { animation: 'light-wait' } },
    _highContrast: { borderWidth: '1px' },
  },
})
