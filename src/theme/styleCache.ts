import createCache from '@emotion/cache'
import { replacements } from './builtTokens'
import { replaceVariables } from './replaceVariables'
import { shortNames } from './shortNames'

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

type StylisPlugin = NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']>[number]

const writeDeclaration: StylisPlugin = (element) => {
  if (element.type !== 'decl') return
  const name = String(element.props)
  const isNeeded = name !== unread && !(name in replacements)
  const text = isNeeded ? replaceVariables(element.value, replacements) : ''
  element.value = text
  element.return = prefixed.includes(name) ? `-webkit-${text}${text}` : text
}

const stylisPlugins = [writeDeclaration]

/**
 * The cache of Emotion's styles. In a browser it knows the styles of the document and leaves them where they are; Emotion
 * itself would move their tags, and every element would be styled anew.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins })
  for (const name of shortNames.values()) cache.inserted[name] = true
  return cache
}
