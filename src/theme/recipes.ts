import { defineRecipe } from '@chakra-ui/react/styled-system'

const button = defineRecipe({
  className: 'kx-button',
  base: {
    display: 'inline-flex',
    appearance: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    position: 'relative',
    isolation: 'isolate',
    userSelect: 'none',
    verticalAlign: 'middle',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'button',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    lineHeight: '1.2',
    transitionProperty: 'background-color, border-color, color, box-shadow, translate',
    transitionDuration: 'fast',
    transitionTimingFunction: 'standard',
    focusVisibleRing: 'outside',
    focusRingOffset: '3px',
    _active: { translate: '0 1px' },
    _disabled: { layerStyle: 'disabled', boxShadow: 'none', translate: 'none' },
    _icon: { flexShrink: '0', boxSize: '1.25em' },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', px: '3', gap: '1.5', fontSize: 'xs' },
      sm: { minH: '9', minW: '9', px: '3.5', gap: '1.5', fontSize: 'sm' },
      md: { minH: '11', minW: '11', px: '5', gap: '2', fontSize: 'sm' },
      lg: { minH: '13', minW: '13', px: '7', gap: '2.5', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        boxShadow: 'edge',
        _hover: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, white 14%)' },
        _active: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, black 10%)' },
        _expanded: { bg: 'color-mix(in srgb, {colors.colorPalette.solid}, black 10%)' },
      },
      subtle: {
        bg: 'colorPalette.subtle',
        color: 'colorPalette.fg',
        _hover: { bg: 'colorPalette.muted' },
        _expanded: { bg: 'colorPalette.muted' },
      },
      surface: {
        bg: 'bg.raised',
        color: 'fg',
        borderColor: 'border',
        _hover: { bg: 'bg.emphasized', borderColor: 'border.strong' },
        _expanded: { bg: 'bg.emphasized' },
      },
      outline: {
        color: 'fg',
        borderColor: 'border.control',
        _hover: { bg: 'bg.raised', borderColor: 'fg.subtle' },
        _expanded: { bg: 'bg.raised' },
      },
      ghost: {
        color: 'fg',
        _hover: { bg: 'bg.emphasized' },
        _expanded: { bg: 'bg.emphasized' },
      },
      plain: {
        color: 'colorPalette.fg',
        px: '1',
        _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
      },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
})

const link = defineRecipe({
  className: 'kx-link',
  base: {
    display: 'inline',
    borderRadius: 'xs',
    cursor: 'pointer',
    textUnderlineOffset: '0.22em',
    textDecorationThickness: '1px',
    transitionProperty: 'color, text-decoration-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
  },
  variants: {
    variant: {
      underline: {
        color: 'colorPalette.fg',
        textDecorationLine: 'underline',
        textDecorationColor: 'color-mix(in srgb, currentColor, transparent 55%)',
        _hover: { textDecorationColor: 'currentColor' },
      },
      plain: {
        color: 'inherit',
        _hover: { textDecorationLine: 'underline' },
      },
    },
  },
  defaultVariants: { variant: 'underline' },
})

const control = {
  xs: { fontSize: 'sm', px: '2.5', '--input-height': 'sizes.8' },
  sm: { fontSize: 'sm', px: '3', '--input-height': 'sizes.9' },
  md: { fontSize: 'md', px: '3.5', '--input-height': 'sizes.11' },
  lg: { fontSize: 'md', px: '4', '--input-height': 'sizes.13' },
}

const input = defineRecipe({
  className: 'kx-input',
  base: {
    width: '100%',
    minWidth: '0',
    height: 'var(--input-height)',
    appearance: 'none',
    position: 'relative',
    textAlign: 'start',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.sunken',
    color: 'fg',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    focusRingOffset: '1px',
    _hover: { borderColor: 'fg.subtle' },
    _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
    _disabled: { layerStyle: 'disabled' },
    _readOnly: { bg: 'bg.raised', borderColor: 'border' },
  },
  variants: { size: control, variant: { outline: {}, subtle: { bg: 'bg.raised', borderColor: 'border' } } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

const inputAddon = defineRecipe({
  className: 'kx-input-addon',
  base: {
    display: 'flex',
    flex: '0 0 auto',
    alignItems: 'center',
    alignSelf: 'stretch',
    whiteSpace: 'nowrap',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.raised',
    color: 'fg.muted',
  },
  variants: { size: control },
  defaultVariants: { size: 'md' },
})

const heading = defineRecipe({
  className: 'kx-heading',
  base: { fontFamily: 'heading', fontWeight: 'normal', color: 'fg', textWrap: 'balance' },
  variants: {
    size: {
      xs: { textStyle: 'title', fontSize: 'sm' },
      sm: { textStyle: 'title', fontSize: 'md' },
      md: { textStyle: 'title' },
      lg: { textStyle: 'xl' },
      xl: { textStyle: 'heading' },
      '2xl': { textStyle: '3xl' },
      '3xl': { textStyle: 'page' },
      '4xl': { textStyle: 'section' },
      '5xl': { textStyle: '5xl' },
      '6xl': { textStyle: 'display' },
    },
  },
  defaultVariants: { size: 'xl' },
})

const container = defineRecipe({
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

const badge = defineRecipe({
  className: 'kx-badge',
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

const separator = defineRecipe({
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

const skeleton = defineRecipe({
  className: 'kx-skeleton',
  variants: {
    loading: {
      true: {
        borderRadius: 'l1',
        backgroundClip: 'padding-box',
        cursor: 'default',
        color: 'transparent',
        pointerEvents: 'none',
        userSelect: 'none',
        flexShrink: '0',
        '&::before, &::after, *': { visibility: 'hidden' },
      },
      false: { background: 'unset', animation: 'none !important' },
    },
    variant: {
      pulse: { background: 'bg.emphasized', animation: 'pulse' },
      none: { background: 'bg.emphasized' },
    },
  },
  defaultVariants: { variant: 'pulse', loading: true },
})

const spinner = defineRecipe({
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

const icon = defineRecipe({
  className: 'kx-icon',
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

const skipNavLink = defineRecipe({
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

const kbd = defineRecipe({
  className: 'kx-kbd',
  base: {
    px: '1.5',
    borderRadius: 'xs',
    bg: 'bg.emphasized',
    color: 'fg.muted',
    fontFamily: 'mono',
    fontSize: 'xs',
  },
})

/** Looks of the one-part components. A tone is a `colorPalette`, e.g. `<Button colorPalette="danger">`. */
export const recipes = {
  badge,
  button,
  container,
  heading,
  icon,
  input,
  inputAddon,
  kbd,
  link,
  separator,
  skeleton,
  skipNavLink,
  spinner,
}
