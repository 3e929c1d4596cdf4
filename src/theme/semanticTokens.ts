import { defineSemanticTokens } from '@chakra-ui/react/styled-system'

const palette = (hue: {
  solid: string
  contrast: string
  fg: string
  border: string
  emphasized: string
  muted: string
  subtle: string
}) => ({
  DEFAULT: { value: hue.fg },
  solid: { value: hue.solid },
  contrast: { value: hue.contrast },
  fg: { value: hue.fg },
  border: { value: hue.border },
  emphasized: { value: hue.emphasized },
  muted: { value: hue.muted },
  subtle: { value: hue.subtle },
  focusRing: { value: '{colors.gold.300}' },
})

const success = palette({
  solid: '{colors.emerald.400}',
  contrast: '{colors.emerald.950}',
  fg: '{colors.emerald.300}',
  border: '{colors.emerald.700}',
  emphasized: '{colors.emerald.700}',
  muted: '{colors.emerald.850}',
  subtle: '{colors.emerald.850}',
})

const danger = palette({
  solid: '{colors.coral.600}',
  contrast: '{colors.white}',
  fg: '{colors.coral.300}',
  border: '{colors.coral.700}',
  emphasized: '{colors.coral.700}',
  muted: '{colors.coral.850}',
  subtle: '{colors.coral.850}',
})

const warning = palette({
  solid: '{colors.yellow.400}',
  contrast: '{colors.yellow.950}',
  fg: '{colors.yellow.300}',
  border: '{colors.yellow.700}',
  emphasized: '{colors.yellow.700}',
  muted: '{colors.yellow.850}',
  subtle: '{colors.yellow.850}',
})

/**
 * Colours by purpose. Dark is the only theme: a light one would turn each value here into `{ base, _light }` and change
 * nothing else. The palettes (`brand`, `neutral`, `success`, `warning`, `danger`, `info`) are values of `colorPalette`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '{colors.ink.950}' },
      sunken: { value: '{colors.ink.1000}' },
      panel: { value: '{colors.ink.900}' },
      subtle: { value: '{colors.ink.900}' },
      raised: { value: '{colors.ink.850}' },
      muted: { value: '{colors.ink.850}' },
      emphasized: { value: '{colors.ink.800}' },
      scrim: { value: '{colors.shade}' },
    },
    fg: {
      DEFAULT: { value: '{colors.ivory.50}' },
      muted: { value: '{colors.ink.300}' },
      subtle: { value: '{colors.ink.400}' },
      inverted: { value: '{colors.ink.950}' },
      error: { value: '{colors.coral.300}' },
      warning: { value: '{colors.yellow.300}' },
      success: { value: '{colors.emerald.300}' },
      info: { value: '{colors.azure.300}' },
    },
    border: {
      DEFAULT: { value: '{colors.ink.700}' },
      subtle: { value: '{colors.ink.800}' },
      strong: { value: '{colors.ink.600}' },
      emphasized: { value: '{colors.ink.600}' },
      control: { value: '{colors.ink.500}' },
      error: { value: '{colors.coral.400}' },
    },
    focusRing: { value: '{colors.gold.300}' },
    gain: { value: '{colors.emerald.300}' },
    loss: { value: '{colors.coral.300}' },
    brand: {
      ...palette({
        solid: '{colors.gold.400}',
        contrast: '{colors.gold.950}',
        fg: '{colors.gold.300}',
        border: '{colors.gold.700}',
        emphasized: '{colors.gold.700}',
        muted: '{colors.gold.850}',
        subtle: '{colors.gold.900}',
      }),
      hover: { value: '{colors.gold.300}' },
      pressed: { value: '{colors.gold.500}' },
      light: { value: '{colors.gold.100}' },
    },
    neutral: palette({
      solid: '{colors.ivory.50}',
      contrast: '{colors.ink.950}',
      fg: '{colors.ivory.50}',
      border: '{colors.ink.600}',
      emphasized: '{colors.ink.700}',
      muted: '{colors.ink.800}',
      subtle: '{colors.ink.800}',
    }),
    success,
    danger,
    warning,
    pending: warning,
    info: palette({
      solid: '{colors.azure.400}',
      contrast: '{colors.azure.950}',
      fg: '{colors.azure.300}',
      border: '{colors.azure.700}',
      emphasized: '{colors.azure.700}',
      muted: '{colors.azure.850}',
      subtle: '{colors.azure.850}',
    }),
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.xl}' },
  },
  shadows: {
    xs: { value: '0 1px 2px rgb(0 0 0 / 0.4)' },
    sm: { value: '0 2px 6px rgb(0 0 0 / 0.4)' },
    md: { value: '0 8px 24px rgb(0 0 0 / 0.4)' },
    lg: { value: '0 16px 48px rgb(0 0 0 / 0.5)' },
    xl: { value: '0 28px 80px rgb(0 0 0 / 0.6)' },
    edge: { value: 'inset 0 1px 0 rgb(255 255 255 / 0.05)' },
    gold: { value: 'inset 0 1px 0 rgb(255 255 255 / 0.35), 0 6px 24px rgb(220 178 87 / 0.16)' },
  },
})
