import { defineGlobalStyles } from '@chakra-ui/react/styled-system'

/** Page-wide rules: the dark background, one focus ring, scroll padding for the fixed header, and reduced motion. */
export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
    color: 'fg',
    bg: 'bg',
    colorScheme: 'dark',
    colorPalette: 'brand',
    lineHeight: 'body',
    scrollPaddingTop: 'calc({spacing.header} + {spacing.4})',
    // Printed with the dark background, since the colours of text and pictures are chosen for it.
    printColorAdjust: 'exact',
    fontSynthesis: 'none',
    textRendering: 'optimizeLegibility',
  },
  body: { overflowX: 'clip', fontKerning: 'normal' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focusRing',
    outlineOffset: '3px',
    _highContrast: { outlineColor: 'Highlight' },
  },
  'main:focus, main:focus-visible, h1:focus, h1:focus-visible': { outline: 'none' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  'input:-webkit-autofill': {
    WebkitTextFillColor: '{colors.fg}',
    caretColor: '{colors.fg}',
    boxShadow: 'inset 0 0 0 100px {colors.bg.emphasized}',
  },
  'html:has(dialog:modal)': { overflow: 'hidden', scrollbarGutter: 'stable' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01 ms: that would still animate a new page's borders from the browser's defaults.
      transitionDuration: '0s !important',
    },
  },
})
