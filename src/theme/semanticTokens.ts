import { defineSemanticTokens } from '@chakra-ui/react/styled-system'
import { azure, coral, emerald, gold, ink, ivory, paper, shade, shaded, white, yellow } from './palette'

/** A colour in the light and in the dark theme. The browser takes the one of the nearest `color-scheme`. */
const lightDark = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`)

/**
 * The ground of a page below a scrim, for the root alone. No token: with one, the first load of /market took 60 ms of style
 * in place of 48, measured on 2026-11-30; why is not known.
 */
export const dimmedGround = lightDark(shaded.light, shaded.dark)

type Shades = { light: string; dark: string; more?: { light: string; dark: string } }

/** A colour in both themes, and on the screen of a visitor who asks for more contrast, where it differs. */
const tone = ({ light, dark, more }: Shades) => ({
  value: {
    base: lightDark(light, dark),
    ...(more ? { _moreContrast: lightDark(more.light, more.dark) } : null),
  },
})

/** A ground, which is white on paper. */
const ground = (light: string, dark: string) => ({
  value: { base: lightDark(light, dark), _print: white },
})

type Hue = Record<100 | 200 | 300 | 700 | 750 | 800 | 850, string>

type PaletteShades = Record<'solid' | 'contrast', Shades> & Partial<Record<'muted' | 'subtle', Shades>>

/** A palette of one hue: its `solid` and its faintest shades differ from hue to hue. */
const palette = (hue: Hue, { solid, contrast, muted, subtle }: PaletteShades) => {
  const fg = tone({ light: hue[750], dark: hue[300], more: { light: hue[800], dark: hue[300] } })
  const edge = tone({ light: hue[200], dark: hue[700], more: { light: hue[750], dark: hue[300] } })
  const tint = { light: hue[100], dark: hue[850] }
  return {
    DEFAULT: fg,
    solid: tone(solid),
    contrast: tone(contrast),
    fg,
    border: edge,
    emphasized: edge,
    muted: tone(muted ?? tint),
    subtle: tone(subtle ?? tint),
    focusRing,
  }
}

const focusRing = tone({ light: gold[750], dark: gold[300] })
const text = tone({ light: paper[900], dark: ivory[50] })
const inverted = tone({ light: paper[50], dark: ink[950] })
const faint = ground(paper[200], ink[800])
const edge = tone({ light: paper[400], dark: ink[600], more: { light: paper[500], dark: ink[500] } })
const line = tone({ light: paper[300], dark: ink[700], more: { light: paper[500], dark: ink[500] } })
const hairline = tone({ light: paper[200], dark: ink[800], more: { light: paper[500], dark: ink[500] } })

const brand = palette(
  { ...gold, 100: gold[200], 200: gold[250] },
  {
    solid: { light: gold[450], dark: gold[400] },
    contrast: { light: gold[950], dark: gold[950] },
    subtle: { light: gold[50], dark: gold[900] },
  },
)
const success = palette(emerald, {
  solid: { light: emerald[600], dark: emerald[400] },
  contrast: { light: white, dark: emerald[950] },
})
const danger = palette(coral, {
  solid: { light: coral[600], dark: coral[600] },
  contrast: { light: white, dark: white },
})
const warning = palette(yellow, {
  solid: { light: yellow[400], dark: yellow[400] },
  contrast: { light: yellow[950], dark: yellow[950] },
})
const info = palette(azure, {
  solid: { light: azure[600], dark: azure[400] },
  contrast: { light: white, dark: azure[950] },
})

/** A shadow's colour: warm and thin on paper, black and deep in the dark. */
const cast = (light: number, dark: number) => lightDark(`rgb(74 56 20 / ${light})`, `rgb(0 0 0 / ${dark})`)

/**
 * Colours by purpose, in the light and in the dark theme; paper has the light one on white. The palettes (`brand`,
 * `neutral`, `success`, `warning`, `danger`, `info`) are values of `colorPalette`.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: ground(paper[100], ink[950]),
      sunken: ground(paper[150], ink[1000]),
      panel: ground(paper[50], ink[900]),
      subtle: ground(paper[50], ink[900]),
      raised: ground(white, ink[850]),
      muted: ground(paper[150], ink[850]),
      emphasized: faint,
      /** Fields and boxes. */
      field: ground(white, ink[1000]),
      scrim: { value: lightDark(shade.light, shade.dark) },
    },
    fg: {
      DEFAULT: text,
      muted: tone({ light: paper[700], dark: ink[300], more: { light: paper[800], dark: ink[200] } }),
      subtle: tone({ light: paper[600], dark: ink[400], more: { light: paper[750], dark: ink[300] } }),
      inverted,
      error: danger.fg,
      warning: warning.fg,
      success: success.fg,
      info: info.fg,
    },
    border: {
      DEFAULT: line,
      subtle: hairline,
      strong: edge,
      emphasized: edge,
      control: tone({ light: paper[500], dark: ink[500], more: { light: paper[600], dark: ink[400] } }),
      error: tone({ light: coral[750], dark: coral[400] }),
    },
    focusRing,
    gain: success.fg,
    loss: danger.fg,
    brand: {
      ...brand,
      hover: tone({ light: gold[350], dark: gold[300] }),
      pressed: tone({ light: gold[550], dark: gold[500] }),
      light: tone({ light: gold[800], dark: gold[100] }),
      /** Light that moves along a drawing, and light that spreads over its ground. */
      gleam: tone({ light: gold[600], dark: gold[100] }),
      glow: tone({ light: gold[350], dark: gold[100] }),
      /** The ink of drawings in gold. */
      drawn: tone({ light: gold[600], dark: gold[400] }),
    },
    neutral: {
      DEFAULT: text,
      solid: text,
      contrast: inverted,
      fg: text,
      border: edge,
      emphasized: line,
      muted: faint,
      subtle: faint,
      focusRing,
    },
    success,
    danger,
    warning,
    pending: warning,
    info,
  },
  radii: {
    l1: { value: '{radii.sm}' },
    l2: { value: '{radii.md}' },
    l3: { value: '{radii.xl}' },
  },
  shadows: {
    xs: { value: `0 1px 2px ${cast(0.1, 0.4)}` },
    sm: { value: `0 2px 6px ${cast(0.1, 0.4)}` },
    md: { value: `0 8px 24px ${cast(0.1, 0.4)}` },
    lg: { value: `0 16px 48px ${cast(0.12, 0.5)}` },
    xl: { value: `0 28px 80px ${cast(0.2, 0.6)}` },
    edge: { value: `inset 0 1px 0 rgb(255 255 255 / ${0.05})` },
    gold: { value: 'inset 0 1px 0 rgb(255 255 255 / 0.35), 0 6px 24px rgb(220 178 87 / 0.16)' },
  },
})
