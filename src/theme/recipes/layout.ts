// Looks of what holds, divides and stands in for content.
import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const container = defineRecipe({
  className: 'kx-container',
  base: {
    position: 'relative',
    width: '100%',
    maxWidth: 'page',
    mx: 'auto',
    px: 'gutter',
    boxSizing: 'border-box',
  },
  variants: {
    centerContent: { true: { display: 'flex', flexDirection: 'column', alignItems: 'center' } },
    fluid: { true: { maxWidth: 'full' } },
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

/** Stands where a piece of text will be: as wide as it is told, and lower than the line, which keeps its height. */
export const skeleton = defineRecipe({
  className: 'kx-skeleton',
  base: {
    display: 'inline-block',
    height: '0.7em',
    maxWidth: '100%',
    borderRadius: 'l1',
    bg: 'bg.emphasized',
    _motionSafe: { '[data-motion=live] &': { animation: 'light-wait' } },
    _highContrast: { borderWidth: '1px' },
  },
})

export const card = defineSlotRecipe({
  className: 'kx-card',
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      minWidth: '0',
      overflowWrap: 'break-word',
      borderRadius: 'l3',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      bg: 'bg.panel',
      color: 'fg',
      textAlign: 'start',
    },
    title: { textStyle: 'title' },
    description: { color: 'fg.muted', textStyle: 'sm' },
    header: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1.5',
      px: 'var(--card-padding)',
      pt: 'var(--card-padding)',
    },
    body: { display: 'flex', flexDirection: 'column', flex: '1', gap: '4', p: 'var(--card-padding)' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      px: 'var(--card-padding)',
      pb: 'var(--card-padding)',
    },
  },
  variants: {
    size: {
      sm: { root: { '--card-padding': 'spacing.4' } },
      md: { root: { '--card-padding': { base: 'spacing.5', md: 'spacing.6' } } },
      lg: { root: { '--card-padding': { base: 'spacing.6', md: 'spacing.8' } } },
    },
    variant: {
      outline: {},
      elevated: { root: { bg: 'bg.raised', borderColor: 'border', boxShadow: 'lg' } },
      subtle: { root: { bg: 'bg.raised', borderColor: 'transparent' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
})
