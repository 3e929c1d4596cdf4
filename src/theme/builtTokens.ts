// What Chakra makes of the tokens, which is the same every time: the build writes this module as constants, so that no
// browser has to make it (see decision 029).

import { replaceVariables } from './replaceVariables'
import { system } from './system'

const { flatMap, colorPaletteMap, cssVarMap, tokenMap } = system.tokens

/**
 * What is written in place of a token's variable: the value of one that is the same on the screen, on paper and with
 * more contrast, and otherwise the first variable that has its values everywhere.
 */
export const replacements = replaceTokens()

function replaceTokens(): Record<string, string> {
  const { base = new Map(), ...conditional } = Object.fromEntries(cssVarMap)
  const found: Record<string, string> = {}
  const variables = new Map<string, string>()
  for (const [name, value] of base) {
    // The tokens come before those that refer to them.
    const text = replaceVariables(String(value), found)
    const others = Object.values(conditional).map((values) => values.get(name))
    const values = [text, ...others.map((value) => value && replaceVariables(String(value), found))].join('|')
    const variable = variables.get(values) ?? name
    variables.set(values, variable)
    const isConstant = others.every((value) => value === undefined)
    if (isConstant && text.length <= `var(${name})`.length) found[name] = text
    else if (variable !== name) found[name] = `var(${variable})`
  }
  return found
}

/**
 * The variables that a `colorPalette` sets, by the names of the palettes. Chakra makes one of every colour, but one
 * without `solid`, such as a step of a scale, is the palette of no element.
 */
export const palettes = Object.fromEntries(
  [...colorPaletteMap]
    .filter(([, variables]) => [...variables.keys()].some((variable) => variable.endsWith('-solid')))
    .map(([name, variables]) => [
      name,
      Object.fromEntries(
        [...variables].map(([variable, value]) => [variable, replaceVariables(value, replacements)]),
      ),
    ]),
)

const inPalettes = new Set(Object.values(palettes).flatMap((variables) => Object.keys(variables)))

/** Matches a step of a colour's scale, for which no style asks: it asks for a role. */
const step = /^colors\.\w+\.\d+$/

/** What a token is in a style, by its category and its name. */
export const values: Record<string, Record<string, string>> = {}
for (const [name, value] of flatMap) {
  if (step.test(name)) continue
  const [, variable = ''] = /^var\((--\w+-colors-color-palette.*)\)$/.exec(value) ?? []
  if (variable && !inPalettes.has(variable)) continue
  const [category = ''] = name.split('.', 1)
  values[category] ??= {}
  values[category][name.slice(category.length + 1)] = replaceVariables(value, replacements)
}

/** The widths of the breakpoints, which no style can read from a variable. */
export const widths = Object.fromEntries(
  [...tokenMap]
    .filter(([name]) => name.startsWith('breakpoints.'))
    .map(([name, { value }]) => [name, String(value)]),
)
