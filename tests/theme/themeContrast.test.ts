import { describe, expect, test } from 'vitest'
import { onGold } from '@/theme/goldPanel'
import { system } from '@/theme/system'

const surfaces = ['bg', 'bg.sunken', 'bg.panel', 'bg.raised', 'bg.emphasized', 'bg.field']
const palettes = ['brand', 'neutral', 'success', 'danger', 'warning', 'pending', 'info']
const texts = [
  'fg',
  'fg.muted',
  'fg.error',
  'fg.warning',
  'fg.success',
  'fg.info',
  'gain',
  'loss',
  'brand.light',
]

/** Each pair of a text and its background: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) => texts.map((text): [string, string] => [text, surface])),
  ...surfaces.flatMap((surface) => palettes.map((palette): [string, string] => [`${palette}.fg`, surface])),
  ...surfaces.map((surface): [string, string] => ['fg.subtle', surface]),
  ...palettes.flatMap((palette): [string, string][] => [
    [`${palette}.fg`, `${palette}.subtle`],
    [`${palette}.fg`, `${palette}.muted`],
    [`${palette}.contrast`, `${palette}.solid`],
    ['fg', `${palette}.subtle`],
  ]),
  ['brand.contrast', 'brand.hover'],
  ['brand.contrast', 'brand.pressed'],
]

/** Each pair of a graphic that carries meaning and its surroundings: 3 to 1 (WCAG 2.2, 1.4.11). */
const graphicPairs: [string, string][] = surfaces.flatMap((surface): [string, string][] => [
  ['border.control', surface],
  ['border.error', surface],
  ['brand.drawn', surface],
])

/** Every ground on which something can have the focus, with the ring that it has there. */
const ringPairs: [string, string][] = [
  ...[
    ...surfaces,
    'bg.subtle',
    'bg.muted',
    ...palettes.flatMap((name) => [`${name}.subtle`, `${name}.muted`]),
  ].map((ground): [string, string] => ['focusRing', ground]),
  ...Object.values(onGold).flatMap(({ focusRingColor }) =>
    ['brand.solid', 'brand.hover', 'brand.pressed'].map((ground): [string, string] => [
      focusRingColor,
      ground,
    ]),
  ),
]

/** The theme and the medium in which a page is read. */
type Medium = { theme: 'light' | 'dark'; condition?: '_moreContrast' | '_print' }

const dark: Medium = { theme: 'dark' }
const screens: Medium[] = [{ theme: 'light' }, dark]
const strong: Medium[] = screens.map((screen) => ({ ...screen, condition: '_moreContrast' }))
const paper: Medium = { theme: 'light', condition: '_print' }

/** The colour of one theme, of a value that may hold two. */
const ofTheme = (value: string, theme: Medium['theme']) => {
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? []
  return (theme === 'light' ? light : dark) ?? value
}

/** The hex of a colour, by its name in the theme; a hex itself stays. */
const hexOf = (name: string, { theme, condition }: Medium): string => {
  if (name.startsWith('#')) return name
  const token = system.tokens.getByName(`colors.${name}`)
  const value: unknown = (condition && token?.extensions.conditions?.[condition]) ?? token?.originalValue
  if (typeof value !== 'string') throw new Error(`No colour is called ${name}`)
  return ofTheme(value, theme)
}

/** Red, green and blue, each from 0 to 1. */
const channelsOf = (name: string, medium: Medium) =>
  [1, 3, 5].map((at) => Number.parseInt(hexOf(name, medium).slice(at, at + 2), 16) / 255)

const luminance = (name: string, medium: Medium) => {
  const [red = 0, green = 0, blue = 0] = channelsOf(name, medium).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The hue in degrees: red is 0, yellow 60, green 120. */
function hueOf(name: string, medium: Medium): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(name, medium)
  const most = Math.max(red, green, blue)
  const range = most - Math.min(red, green, blue)
  if (most === red) return (60 * ((green - blue) / range) + 360) % 360
  return most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4)
}

const contrast = (one: string, other: string, medium: Medium) => {
  const [lighter = 0, darker = 0] = [luminance(one, medium), luminance(other, medium)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const tooFaint = (pairs: [string, string][], least: number, medium: Medium) =>
  pairs
    .map(([graphic, ground]) => ({
      graphic,
      ground,
      ratio: Number(contrast(graphic, ground, medium).toFixed(2)),
    }))
    .filter(({ ratio }) => ratio < least)

describe('the theme', () => {
  test('measures contrast as WCAG defines it', () => {
    expect(contrast('#ffffff', '#000000', dark)).toBeCloseTo(21, 5)
  })

  test.each([...screens, ...strong, paper])(
    'keeps every text readable, and focus rings and the edges of controls visible (%o)',
    (medium) => {
      expect(tooFaint(textPairs, 4.5, medium)).toEqual([])
      expect(tooFaint([...graphicPairs, ...ringPairs], 3, medium)).toEqual([])
    },
  )

  test.each(strong)(
    'draws every line as an edge, and all text at 7 to 1, for who asks for more contrast (%o)',
    (medium) => {
      const surfacesOf = (graphic: string) =>
        ['bg', 'bg.sunken', 'bg.panel'].map((to): [string, string] => [graphic, to])
      const lines = ['border', 'border.subtle', 'border.strong', 'border.emphasized', 'brand.border']
      expect(tooFaint(lines.flatMap(surfacesOf), 3, medium)).toEqual([])
      expect(tooFaint([...texts, 'fg.subtle'].flatMap(surfacesOf), 7, medium)).toEqual([])
    },
  )

  test('prints dark ink on white', () => {
    const white = (name: string) => hexOf(name, paper) === '#ffffff'
    expect(surfaces.filter((surface) => !white(surface))).toEqual([])
    expect(tooFaint([['fg', 'bg']], 15, paper)).toEqual([])
  })

  test.each([
    ['success', 'green', 90, 165],
    ['warning', 'yellow', 45, 65],
    ['danger', 'red', -15, 15],
  ])('paints %s %s, as the statuses of an identity check are specified', (palette, _, least, most) => {
    for (const screen of screens) {
      for (const shade of ['fg', 'solid']) {
        const hue = hueOf(`${palette}.${shade}`, screen)
        const signed = hue > 180 ? hue - 360 : hue
        expect(signed, `${palette}.${shade} in the ${screen.theme} theme`).toBeGreaterThan(least)
        expect(signed, `${palette}.${shade} in the ${screen.theme} theme`).toBeLessThan(most)
      }
    }
  })

  test('names no token in a recipe that does not exist', () => {
    const { recipes, slotRecipes, textStyles } = system._config.theme ?? {}
    const text = JSON.stringify({ recipes, slotRecipes, textStyles })
    const named = [...text.matchAll(/"(?:bg|color|borderColor|caretColor)":"([a-z]+(?:\.[a-zA-Z]+)?)"/g)]
    const missing = named
      .map(([, name = '']) => name)
      .filter((name) => !['inherit', 'transparent', 'currentcolor'].includes(name))
      .filter((name) => !name.startsWith('colorPalette.'))
      .filter((name) => !system.tokens.getByName(`colors.${name}`))
    expect(missing).toEqual([])
  })
})
