import createCache from '@emotion/cache'
import { pageStylesId } from './pageStyles'
import { system } from './system'

/**
 * What browsers since 2023 know only by its `-webkit-` name: `user-select` every Safari, `backdrop-filter` Safari before
 * 18, `mask-…` Chrome before 120, `print-color-adjust` Chrome before 136.
 */
const prefixed = [
  'backdrop-filter',
  'mask-image',
  'mask-position',
  'mask-size',
  'print-color-adjust',
  'user-select',
]

/** Chakra writes it beside every background; it would be read by `currentBg`, which the site does not use. */
const unread = '--bg-currentcolor'

/**
 * What is written in place of a token's variable: the value of one that is the same on the screen, on paper and with
 * more contrast, and otherwise the first variable that has its values everywhere.
 */
const replacements = replaceTokens()

function replaceTokens(): Map<string, string> {
  const { base = new Map(), ...conditional } = Object.fromEntries(system.tokens.cssVarMap)
  const found = new Map<string, string>()
  const variables = new Map<string, string>()
  for (const [name, value] of base) {
    // The tokens come before those that refer to them.
    const text = replaceVariables(String(value), found)
    const others = Object.values(conditional).map((values) => values.get(name))
    const values = [text, ...others.map((value) => value && replaceVariables(String(value), found))].join('|')
    const variable = variables.get(values) ?? name
    variables.set(values, variable)
    const isConstant = others.every((value) => value === undefined)
    if (isConstant && text.length <= `var(${name})`.length) found.set(name, text)
    else if (variable !== name) found.set(name, `var(${variable})`)
  }
  return found
}

function replaceVariables(text: string, known: Map<string, string>): string {
  return text.replace(/var\((--[^(),]+)\)/g, (reference, name: string) => known.get(name) ?? reference)
}

type StylisPlugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]

const writeDeclaration: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  const name = String(element.props)
  const isNeeded = name !== unread && !replacements.has(name)
  const text = isNeeded ? replaceVariables(element.value, replacements) : ''
  element.value = text
  element.return = prefixed.includes(name) ? `-webkit-${text}${text}` : text
}

const stylisPlugins = [writeDeclaration]

/**
 * The cache of Emotion's styles. In a browser it knows the styles that the document holds by their class names and
 * leaves them where they are; Emotion itself would move their tags, and every element would be styled anew.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins })
  const held = typeof document === 'undefined' ? null : document.getElementById(pageStylesId)
  for (const [, name = ''] of held?.textContent.matchAll(/\.css-(\w+)/g) ?? []) cache.inserted[name] = true
  return cache
}
