import createCache from '@emotion/cache'
import { system } from './system'

/**
 * What browsers since 2023 know only by its `-webkit-` name: `user-select` every Safari, `backdrop-filter` Safari before
 * 18, `mask-…` Chrome before 120, `print-color-adjust` Chrome before 136.
 */
const prefixed = ['backdrop-filter', 'mask-image', 'mask-size', 'print-color-adjust', 'user-select']

/** Chakra writes it beside every background; it would be read by `currentBg`, which the site does not use. */
const unread = '--bg-currentcolor'

/** The values of the tokens that are the same on the screen, on paper and with more contrast, by their variables. */
const constants = constantTokens()

function constantTokens(): Map<string, string> {
  const { base, ...conditional } = Object.fromEntries(system.tokens.cssVarMap)
  const changing = new Set(Object.values(conditional).flatMap((values) => [...values.keys()]))
  const found = new Map<string, string>()
  for (const [name, value] of base ?? []) {
    // The tokens come before those that refer to them.
    const text = inlineConstants(String(value), found)
    if (!changing.has(name) && text.length <= `var(${name})`.length) found.set(name, text)
  }
  return found
}

function inlineConstants(text: string, known: Map<string, string>): string {
  return text.replace(/var\((--[^(),]+)\)/g, (reference, name: string) => known.get(name) ?? reference)
}

type StylisPlugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]

const writeDeclaration: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  const name = String(element.props)
  const isNeeded = name !== unread && !constants.has(name)
  const text = isNeeded ? inlineConstants(element.value, constants) : ''
  element.value = text
  element.return = prefixed.includes(name) ? `-webkit-${text}${text}` : text
}

const stylisPlugins = [writeDeclaration]

/** The id of the style tag with the styles of a document's page; the global styles come before it. */
export const pageStylesId = 'page-styles'

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
