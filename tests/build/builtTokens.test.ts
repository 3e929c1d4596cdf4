import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { palettes, replacements, values, widths } from '@/theme/builtTokens'
import { replaceVariables } from '@/theme/replaceVariables'
import { system } from '@/theme/system'

type Styles = Parameters<typeof system.css>[0]

/** The system as a browser gets it: made of the constants that the build writes. */
const { system: built }: { system: typeof system } = await import(
  pathToFileURL(path.resolve('build/theme/system.mjs')).href
)

/** A style as it comes to the document, where the variables of constant tokens are replaced. */
const written = (styles: unknown) =>
  JSON.stringify(styles, (_, value: unknown) =>
    typeof value === 'string' ? replaceVariables(value, replacements) : value,
  )

const expectSame = (styles: Styles) => expect(written(built.css(styles))).toBe(written(system.css(styles)))

test('a style with any token is the same', () => {
  const properties: Record<string, string> = {
    colors: 'color',
    spacing: 'margin',
    sizes: 'width',
    radii: 'borderRadius',
    shadows: 'boxShadow',
    fontSizes: 'fontSize',
    durations: 'transitionDuration',
    animations: 'animation',
    zIndex: 'zIndex',
  }
  let count = 0
  for (const [category, property] of Object.entries(properties)) {
    for (const name of Object.keys(values[category] ?? {})) {
      const styles: Styles = { outline: `1px solid {${category}.${name}}` }
      expectSame(Object.assign(styles, { [property]: name }))
      count += 1
    }
  }
  expect(count).toBeGreaterThan(280)
})

test('the steps of a scale are left out, and the roles made of them are there', () => {
  expect(Object.keys(values.colors ?? {}).filter((name) => /\d$/.test(name))).toEqual([])
  expect(values.colors).toMatchObject({ scanned: expect.any(String), 'brand.solid': expect.any(String) })
})

test('a palette sets the same variables', () => {
  expect(Object.keys(palettes)).toEqual(expect.arrayContaining(['brand', 'danger', 'success']))
  for (const name of Object.keys(palettes)) expectSame({ colorPalette: name })
})

test('what is hidden, mixed or set by width is the same', () => {
  expect(Object.keys(widths)).toEqual(expect.arrayContaining(['breakpoints.sm', 'breakpoints.2xl']))
  expectSame({ hideBelow: 'md', bg: 'bg/85', padding: { base: '2', lg: '-4' } })
  expectSame({ hideFrom: 'lg', borderColor: 'brand.solid/40', _hover: { color: 'fg.muted' } })
})

test('every recipe gives the same styles for each of its variants', () => {
  const { recipes = {}, slotRecipes = {} } = system._config.theme ?? {}
  expect(Object.keys(recipes).length).toBeGreaterThan(5)
  for (const recipe of Object.values(recipes)) {
    const choices: [string, string][] = Object.entries(recipe.variants ?? {}).flatMap(([key, options]) =>
      Object.keys(options ?? {}).map((option): [string, string] => [key, option]),
    )
    for (const [key, option] of [['', ''], ...choices]) {
      const chosen = key ? { [key]: option } : {}
      expect(written(built.cva(recipe)(chosen))).toBe(written(system.cva(recipe)(chosen)))
    }
  }
  for (const recipe of Object.values(slotRecipes)) {
    expect(written(built.sva(recipe)({}))).toBe(written(system.sva(recipe)({})))
  }
})

test('the browser does not compute a token, and has none that is not in its styles', () => {
  expect(built.tokens.allTokens).toEqual([])
  expect(built._config.theme).not.toHaveProperty('tokens')
})

test('a property or condition is known by each of its names, if the site has one of them', () => {
  for (const name of [
    'bg',
    'background',
    'mx',
    'marginInline',
    'maxW',
    '_hover',
    '_motionSafe',
    'textStyle',
  ]) {
    expect(built.isValidProperty(name), name).toBe(true)
  }
  for (const name of ['hueRotate', 'scrollSnapMargin', 'borderSpacingX', '_peerFocus', 'WebkitBoxReflect']) {
    expect(system.isValidProperty(name), name).toBe(true)
    expect(built.isValidProperty(name), name).toBe(false)
  }
})
