import postcss from 'postcss'
import { isNewer, knownKey } from './widelyAvailable.ts'

/** Keys of a document's elements and attributes in MDN's data. */
function* keysOfElements(document: Document): Generator<string[]> {
  for (const { localName, attributes } of document.querySelectorAll('*')) {
    yield [`html.elements.${localName}`, `svg.elements.${localName}`]
    for (const { name } of attributes) {
      const attribute = name.toLowerCase()
      yield [`html.elements.${localName}.${attribute}`, `html.global_attributes.${attribute}`]
    }
  }
}

/** Keys of a style sheet's properties, keywords, selectors and conditions. */
function* keysOfStyles(css: string): Generator<string[]> {
  const root = postcss.parse(css)
  const found: string[][] = []
  root.walk((node) => {
    if (node.type === 'atrule') found.push([`css.at-rules.${node.name}`])
    if (node.type === 'rule') {
      for (const [, name] of node.selector.matchAll(/::?([a-z-]+)/g)) found.push([`css.selectors.${name}`])
    }
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      found.push([`css.properties.${node.prop}`])
      // A keyword of another property in a list of names is none.
      if (!/^(transition|animation|font|grid|container)/.test(node.prop)) {
        for (const [word] of node.value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-]|\()/g))
          found.push([`css.properties.${node.prop}.${word}`])
      }
      for (const [, name] of node.value.matchAll(/([a-z-]+)\(/g))
        found.push([`css.types.${name}`, `css.types.color.${name}`])
    }
  })
  yield* found
}

/** Keys of the features in documents and style sheets that are not widely available. */
export function newerOf(documents: Document[], styles: string[]): string[] {
  const keys = [
    ...documents.flatMap((one) => [...keysOfElements(one)]),
    ...styles.flatMap((one) => [...keysOfStyles(one)]),
  ]
  const newer = new Set(keys.map(knownKey).filter(isNewer))
  // Of a property that is new, no keyword is asked.
  return [...newer].filter((key) => !newer.has(key.slice(0, key.lastIndexOf('.')))).sort()
}
