// Recipes for labelled fields and checkboxes.
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const field = defineSlotRecipe({
  className: 'kx-field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', width: '100%', position: 'relative', gap: '2' },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'label',
      color: 'fg',
      _disabled: { opacity: '0.55' },
    },
    requiredIndicator: { color: 'fg.subtle', lineHeight: '1' },
    helperText: { color: 'fg.subtle', textStyle: 'xs' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      fontWeight: 'medium',
      color: 'fg.error',
      textStyle: 'xs',
    },
  },
})

export const checkbox = defineSlotRecipe({
  className: 'kx-checkbox',
  slots: ['root', 'label', 'control'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      position: 'relative',
      gap: '3',
      minH: '6',
      cursor: 'checkbox',
    },
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: '0',
      boxSize: '6',
      p: '1',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'border.control',
      bg: 'bg.field',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'fast',
      _icon: { boxSize: 'full' },
      'label:where(:hover) > &': { borderColor: 'fg.subtle' },
      _invalid: { borderColor: 'border.error' },
      'input:focus-visible + &': {
        outline: '2px solid',
        outlineColor: 'colorPalette.focusRing',
        outlineOffset: '2px',
      },
      '& svg': { visibility: 'hidden' },
      'input:checked + &': {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        borderColor: 'colorPalette.solid',
        '& svg': { visibility: 'visible' },
      },
    },
    label: { textStyle: 'sm', color: 'fg.muted' },
  },
})
