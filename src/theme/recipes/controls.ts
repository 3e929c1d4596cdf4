// Recipes for buttons, links and inputs.
import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react/styled-system'

/** A button of less than 44 px is a target of as much for a finger. */
const reachedBy = (block: string): SystemStyleObject => ({
  _coarse: { _before: { content: '""', position: 'absolute', insetX: '0', insetBlock: block } },
})

export const button = defineRecipe({
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
    // Links that look like buttons; the page-wide rules see to the buttons.
    _print: { display: 'none' },
  },
  variants: {
    size: {
      xs: { minH: '8', minW: '8', px: '3', gap: '1.5', fontSize: 'xs', ...reachedBy('-1.5') },
      sm: { minH: '9', minW: '9', px: '3.5', gap: '1.5', fontSize: 'sm', ...reachedBy('-1') },
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
        _hover: { borderColor: 'fg.subtle' },
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

type ButtonVariants = NonNullable<typeof button.variants>

/** The look of a button for plain elements, of which the recipe of what is around them has many. */
export const buttonLook = (
  variant: keyof ButtonVariants['variant'],
  size: keyof ButtonVariants['size'] = 'md',
): SystemStyleObject => ({
  ...button.base,
  ...button.variants?.size[size],
  ...button.variants?.variant[variant],
})

export const link = defineRecipe({
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

export const input = defineRecipe({
  base: {
    width: '100%',
    minW: '0',
    height: 'var(--input-height)',
    appearance: 'none',
    position: 'relative',
    textAlign: 'start',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.field',
    color: 'fg',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    focusRingOffset: '1px',
    _hover: { '&:not([data-invalid])': { borderColor: 'fg.subtle' } },
    _invalid: { borderColor: 'border.error', focusRingColor: 'border.error' },
    _disabled: { layerStyle: 'disabled' },
    _readOnly: { bg: 'bg.raised', borderColor: 'border' },
  },
  variants: { size: control, variant: { outline: {}, subtle: { bg: 'bg.raised', borderColor: 'border' } } },
  defaultVariants: { size: 'md', variant: 'outline' },
})

export const textarea = defineRecipe({
  className: 'kx-textarea',
  base: {
    ...input.base,
    height: 'auto',
    minH: '48',
    maxH: 'lg',
    py: '3',
    lineHeight: 'body',
    resize: 'vertical',
    fieldSizing: 'content',
  },
  variants: input.variants,
  defaultVariants: input.defaultVariants,
})
