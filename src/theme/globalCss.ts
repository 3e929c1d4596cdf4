import { defineGlobalStyles } from '@chakra-ui/react/styled-system'
import { reset } from './reset'
import { dimmedGround } from './semanticTokens'

/** Not among Chakra's own properties. */
const unlisted = {
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  WebkitTextSizeAdjust: '100%',
}

/** A dialog that lies over the page, by a script or as a popover. */
const openDialog = 'dialog:is(:modal, :popover-open)'

/** Page-wide rules: reset, background, one focus ring, scroll padding for the fixed header, paper, and reduced motion. */
export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    fontFamily: 'body',
    color: 'fg',
    bg: 'bg',
    // On paper the light theme, whatever was chosen for the screen.
    colorScheme: { base: 'light dark', _print: 'light' },
    // `only`, or a browser that darkens pages would darken the one that was chosen light.
    '&[data-theme=light]': { colorScheme: 'only light' },
    '&[data-theme=dark]': { colorScheme: { base: 'dark', _print: 'light' } },
    colorPalette: 'brand',
    lineHeight: 'body',
    scrollPaddingTop: { base: 'calc({spacing.header} + {spacing.4})', _lowWindow: '{spacing.4}' },
    // Bars and keys are backgrounds, which a browser would leave out of a print.
    printColorAdjust: 'exact',
    fontSynthesis: 'none',
    textRendering: 'optimizeLegibility',
    ...unlisted,
    touchAction: 'manipulation',
  },
  // With a ground of its own, beside which that of the page can be dimmed.
  body: { ...reset.body, bg: 'bg', minHeight: '100dvh', overflowX: 'clip', fontKerning: 'normal' },
  // No single word in a last line, where a browser can do it.
  'p, li, dd, figcaption': { textWrap: 'pretty' },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focusRing',
    outlineOffset: '3px',
    _highContrast: { outlineColor: 'Highlight' },
  },
  // What is only read out, in plain elements; elsewhere it is `srOnly` or `VisuallyHidden`.
  '[data-unseen]': { srOnly: true },
  'main:focus, main:focus-visible, h1:focus, h1:focus-visible': { outline: 'none' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1, userSelect: 'none' },
  '*::selection': { bg: 'brand.solid', color: 'brand.contrast' },
  'input:-webkit-autofill': {
    WebkitTextFillColor: '{colors.fg}',
    caretColor: '{colors.fg}',
    boxShadow: 'inset 0 0 0 100px {colors.bg.emphasized}',
  },
  // What can only be pressed or typed into. A heading's button is the heading, and the account menu's is a name.
  // Of a menu that is open, its links stay.
  'nav:not(dialog nav), form, video, fieldset, select, button:not(:is(h2, h3, th) button, [popovertarget])': {
    _print: { display: 'none !important' },
  },
  // While a dialog is open, paper has what is in it, and nothing of the page that it lies on.
  [`html:has(${openDialog}) body :not(${openDialog}, ${openDialog} *, :has(${openDialog}))`]: {
    _print: { display: 'none !important' },
  },
  [`body :has(${openDialog})`]: { _print: { display: 'contents !important' } },
  [openDialog]: {
    _print: {
      position: 'absolute !important',
      inset: '0 auto auto 0 !important',
      margin: '0 !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      overflow: 'visible !important',
      borderWidth: '0 !important',
      animation: 'none !important',
    },
    _backdrop: { _print: { display: 'none' } },
  },
  'details::details-content': { _print: { contentVisibility: 'visible', blockSize: 'auto' } },
  // What a page's end must not cut, as long as it is no longer than a page.
  'tr, li, dl > div, article, figure, picture, pre, svg, [role=img], footer, h2, h3': {
    _print: { breakInside: 'avoid' },
  },
  'h2, h3': { _print: { breakAfter: 'avoid' } },
  'html:has(dialog:modal)': {
    overflow: { base: 'hidden', _print: 'visible' },
    scrollbarGutter: 'stable',
    backgroundColor: dimmedGround,
  },
  '*, *::before, *::after': {
    // Lifts nothing off paper, and would be a grey cloud.
    _print: { boxShadow: 'none !important' },
    _motionReduce: {
      // Over before the first frame, which would show where the movement begins.
      animationDelay: '-1ms !important',
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01 ms: that would still animate a new page's borders from the browser's defaults.
      transitionDuration: '0s !important',
    },
  },
})
