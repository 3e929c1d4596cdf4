import createCache from '@emotion/cache'

/**
 * Properties that some browsers since 2023 know only with `-webkit-`: `user-select` every Safari, `backdrop-filter` Safari
 * before 18, `mask-…` Chrome before 120, `print-color-adjust` Chrome before 136.
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
  if (name === unread) element.value = ''
  else if (prefixed.includes(name)) element.return = `-webkit-${element.value}${element.value}`
}

const stylisPlugins = [writeDeclaration]

/** The names of the styles that the document's elements have, and so the document. */
function* namesInDocument() {
  if (typeof document === 'undefined') return
  for (const { classList } of document.querySelectorAll('#root[data-path] [class*=css-]'))
    for (const name of classList) if (name.startsWith('css-')) yield name.slice(4)
}

/**
 * The cache of Emotion's styles. In a browser it knows the styles of the document and leaves them where they are; Emotion
 * itself would move their tags, and every element would be styled anew.
 */
export function createStyleCache() {
  const cache = createCache({ key: 'css', stylisPlugins })
  for (const name of namesInDocument()) cache.inserted[name] = true
  return cache
}
