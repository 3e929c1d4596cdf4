import { defineTokens } from '@chakra-ui/react/styled-system'
import { durations, easings } from './timing'

const steps = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48,
  56, 64,
]

const scale = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]))

/** A web font with its fallbacks: system fonts whose metrics `fonts.css` adjusts to it. */
const withFallbacks = (face: string) =>
  ['', ' Fallback', ' Fallback Android', ' Fallback Linux'].map((kind) => `'${face}${kind}'`).join(', ')

/** Everything but the colours, which are in `semanticTokens.ts`. */
export const tokens = defineTokens({
  fonts: {
    heading: { value: `${withFallbacks('King Display')}, Georgia, 'Times New Roman', serif` },
    body: {
      value: `${withFallbacks('King Text')}, system-ui, -apple-system, 'Segoe UI', Arial, sans-serif`,
    },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
  },
  fontSizes: {
    '2xs': { value: '0.6875rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.9375rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.3125rem' },
    '2xl': { value: '1.625rem' },
    '3xl': { value: '2rem' },
    '4xl': { value: '2.625rem' },
    '5xl': { value: '3.375rem' },

    view: { value: 'clamp(2rem, 1.82rem + 0.75vw, 2.5rem)' },
    section: { value: 'clamp(2rem, 1.6rem + 1.7vw, 2.75rem)' },
    // With text of twice its size, a word of a title is still no wider than a phone.
    page: { value: 'min(clamp(2.5rem, 1.5rem + 3.33vw, 4.5rem), 16vw)' },
    figure: { value: 'clamp(3.75rem, 1.5rem + 8.4vw, 8.5rem)' },
    display: { value: 'clamp(2.75rem, 1.5rem + 5.4vw, 5.75rem)' },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
  },
  lineHeights: {
    none: { value: 1 },
    display: { value: 1.02 },
    heading: { value: 1.14 },
    snug: { value: 1.35 },
    body: { value: 1.6 },
  },
  letterSpacings: {
    display: { value: '-0.018em' },
    tight: { value: '-0.008em' },
    normal: { value: '0' },
    wide: { value: '0.02em' },
    eyebrow: { value: '0.14em' },
  },
  spacing: {
    0: { value: '0rem' },
    px: { value: '1px' },
    ...scale,
    header: { value: '4.25rem' },
    section: { value: 'clamp(3rem, 2rem + 4.45vw, 6rem)' },
    gutter: { value: 'clamp(1rem, 0.5rem + 2.4vw, 2.5rem)' },
  },
  sizes: {
    0: { value: '0rem' },
    px: { value: '1px' },
    ...scale,
    '2xs': { value: '16rem' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '3xl': { value: '48rem' },
    '4xl': { value: '56rem' },
    '5xl': { value: '64rem' },
    '6xl': { value: '72rem' },
    '7xl': { value: '80rem' },
    '8xl': { value: '90rem' },
    header: { value: '4.25rem' },
    sidebar: { value: '18.75rem' },
    page: { value: '78rem' },
    prose: { value: '62ch' },
    full: { value: '100%' },
  },
  radii: {
    none: { value: '0' },
    xs: { value: '0.25rem' },
    sm: { value: '0.375rem' },
    md: { value: '0.625rem' },
    lg: { value: '0.875rem' },
    xl: { value: '1.25rem' },
    '2xl': { value: '1.75rem' },
    full: { value: '9999px' },
  },
  durations,
  easings,
  animations: {
    spin: { value: 'spin 0.9s linear infinite' },
    'light-rise': { value: 'light-rise 9s linear infinite' },
    'light-rise-still': { value: 'light-rise-still 9s linear infinite' },
    'light-sweep': { value: 'light-sweep 13s linear infinite' },
    'light-sweep-still': { value: 'light-sweep-still 13s linear infinite' },
    'light-breathe': { value: 'light-breathe 7s ease-in-out infinite' },
    'light-twinkle': { value: 'light-breathe 4.5s ease-in-out infinite' },
    'light-twinkle-late': { value: 'light-breathe 6s ease-in-out 2.5s infinite' },
    'light-wait': { value: 'light-wait 1.8s ease-in-out infinite' },
    'pass-by': { value: 'pass-by 48s linear infinite' },
    'price-fresh': { value: 'price-fresh 20s' },
  },
  blurs: { md: { value: '10px' } },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
  zIndex: {
    hide: { value: -1 },
    base: { value: 0 },
    docked: { value: 10 },
    sticky: { value: 1100 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
})

/** Keyframes of all animations. */
export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  'slide-from-left-full': { from: { translate: '-100% 0' }, to: { translate: '0' } },
  'slide-from-right-full': { from: { translate: '100% 0' }, to: { translate: '0' } },
  // Fades for 0.8 s, and goes on until the next price has come: a browser draws five frames at the end of an animation.
  'price-fresh': { from: { opacity: 1, animationTimingFunction: 'ease-out' }, '4%, to': { opacity: 0 } },
  'light-breathe': { '0%, 100%': { opacity: 0 }, '50%': { opacity: 1 } },
  'light-wait': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.45 } },
  // A moving window of light over a still picture: the content moves back by the distance that the window moves. Each
  // animation begins and ends out of sight, so the loop is seamless.
  'light-rise': {
    from: { transform: 'translateY(158%)' },
    '70%, to': { transform: 'translateY(-100%)' },
  },
  'light-rise-still': {
    from: { transform: 'translateY(-79%)' },
    '70%, to': { transform: 'translateY(50%)' },
  },
  'light-sweep': {
    from: { transform: 'translateX(-100%)' },
    '80%, to': { transform: 'translateX(250%)' },
  },
  'light-sweep-still': {
    from: { transform: 'translateX(40%)' },
    '80%, to': { transform: 'translateX(-100%)' },
  },
  // Moves by one copy of a row and the gap after it; the row sets `--row-gap`.
  'pass-by': { to: { transform: 'translateX(calc(-100% - var(--row-gap)))' } },
}
