import { defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { azure, coral, emerald, gold, ink, ivory, shade, white, yellow } from './palette'

/** A colour: on the screen, on paper, and on the screen of a visitor who asks for more contrast, where it differs. */
const tone = (screen: string, paper: string, moreContrast?: string) => ({
  value: {
    base: screen,
    ...(moreContrast ? { _moreContrast: moreContrast } : null),
    _print: paper,
  },
})

type Hue = Record<300 | 700 | 850, string>

/** A palette of one hue: its `solid` and its faintest shade differ from hue to hue. */
const palette = (hue: Hue, shades: { solid: string; contrast: string; subtle?: string }) => {
  const fg = tone(hue[300], hue[700])
  const edge = tone(hue[700], hue[700], hue[300])
  return {
    DEFAULT: fg,
    solid: tone(shades.solid, hue[700]),
    contrast: tone(shades.contrast, white),
    fg,
    border: edge,
    emphasized: edge,
    muted: tone(hue[850], white),
    subtle: tone(shades.subtle ?? hue[850], white),
    focusRing: tone(gold[300], ink[950]),
  }
}

const text = tone(ivory[50], ink[950])
const faint = tone(ink[800], white)
const edge = tone(ink[600], ink[500], ink[500])
const hairline = tone(ink[800], ink[300], ink[500])
const gain = tone(emerald[300], emerald[700])
const loss = tone(coral[300], coral[700])
const warning = palette(yellow, { solid: yellow[400], contrast: yellow[950] })

/**
 * Colours by purpose: dark on the screen, dark on white on paper. The palettes (`brand`, `neutral`, `success`,
 * `warning`, `danger`, `info`) are values of `colorPalette`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: tone(ink[950], white),
      sunken: tone(ink[1000], white),
      panel: tone(ink[900], white),
      subtle: tone(ink[900], white),
      raised: tone(ink[850], white),
      muted: tone(ink[850], white),
      emphasized: faint,
      scrim: { value: shade },
    },
    fg: {
      DEFAULT: text,
      muted: tone(ink[300], ink[600], ink[200]),
      subtle: tone(ink[400], ink[600], ink[300]),
      inverted: tone(ink[950], white),
      error: loss,
      warning: warning.fg,
      success: gain,
      info: tone(azure[300], azure[700]),
    },
    border: {
      DEFAULT: tone(ink[700], ink[300], ink[500]),
      subtle: hairline,
      strong: edge,
      emphasized: edge,
      control: tone(ink[500], ink[500], ink[400]),
      error: tone(coral[400], coral[700]),
    },
    focusRing: tone(gold[300], ink[950]),
    /** What cameras read: dark on light everywhere. */
    scanned: { DEFAULT: { value: ink[1000] }, ground: { value: ink[300] } },
    gain,
    loss,
    brand: {
      ...palette(gold, { solid: gold[400], contrast: gold[950], subtle: gold[900] }),
      hover: tone(gold[300], gold[700]),
      pressed: tone(gold[500], gold[700]),
      light: tone(gold[100], gold[700]),
    },
    neutral: {
      DEFAULT: text,
      solid: text,
      contrast: tone(ink[950], white),
      fg: text,
      border: edge,
      emphasized: tone(ink[700], ink[300], ink[500]),
      muted: faint,
      subtle: faint,
      focusRing: tone(gold[300], ink[950]),
    },
    success: palette(emerald, { solid: emerald[400], contrast: emerald[950] }),
    danger: palette(coral, { solid: coral[600], contrast: white }),
    warning,
    pending: warning,
    info: palette(azure, { solid: azure[400], contrast: azure[950] }),
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
