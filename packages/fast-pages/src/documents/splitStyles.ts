import postcss, { type AtRule, type ChildNode } from 'postcss'
import { firstScreen } from './firstScreen.ts'
import { minifyStyles } from './minifyStyles.ts'

/** The styles of a document, minified: those that its first paint needs, and those that may come after it. */
export type SplitStyles = { first: string; late: string }

/** Properties that show nothing before something changes, is pointed at or selected, scrolled, touched or printed. */
const waiting =
  /^(?:transition(?:-.*)?|cursor|(?:-webkit-)?user-select|scroll-(?:margin|padding)(?:-.*)?|overscroll-behavior(?:-.*)?|touch-action|(?:-webkit-)?print-color-adjust)$/

/** True if an at-rule holds rules of elements, not a definition such as that of a typeface. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' && /^(?:layer|media|supports|container)$/.test(node.name) && node.nodes !== undefined

const isForPrint = ({ name, params }: AtRule) =>
  name === 'media' && params.split(',').every((query) => /^\s*print\b/.test(query))

/** The defined names that a text uses, by itself or through other definitions. */
function usedNames(definitions: ReadonlyMap<string, string>, text: string): Set<string> {
  const used = new Set<string>()
  const read = (text: string) => {
    // Some names have an escaped point, such as `--spacing-1\.5`.
    for (const [name] of text.matchAll(/(?:[\w-]|\\.)+/g)) {
      const definition = definitions.get(name)
      if (definition === undefined || used.has(name)) continue
      used.add(name)
      read(definition)
    }
  }
  read(text)
  return used
}

/** Writes the declarations and definitions that are wanted, in their rules and groups. */
const write = (nodes: ChildNode[], isWanted: (part: ChildNode) => boolean): string =>
  nodes
    .map((node) => {
      const isRule = node.type === 'rule'
      // A definition that ends with a brace must not be followed by a semicolon.
      if (!isRule && !isGroup(node))
        return isWanted(node) ? `${node}${'nodes' in node && node.nodes ? '' : ';'}` : ''
      const inner = write(node.nodes, isWanted)
      return inner && `${isRule ? node.selector : `@${node.name} ${node.params}`}{${inner}}`
    })
    .join('')

/**
 * Splits the styles of a page with that document. Late are those of what its first paint does not show: of lower parts, of
 * parts that a press opens, of a state that a pointer or the keyboard brings about, of paper; what has no effect before
 * something moves; and the variables and animations that only they use. Each declaration is in one of both, in the same
 * layer, in which the late ones come last: what a recipe says of a state must not rely on coming after what it says of a
 * pointer. `pageAttributes` are those of `firstScreen`.
 */
export function splitStyles(styles: string, html: string, pageAttributes: readonly string[]): SplitStyles {
  const { nodes } = postcss.parse(styles)
  const isShown = firstScreen(html, pageAttributes)
  const late = new Set<ChildNode>()
  const definitions = new Map<string, string>()
  const named = new Map<ChildNode, string>()
  let shown = html

  const define = (node: ChildNode, name: string, text: string) => {
    named.set(node, name)
    definitions.set(name, `${definitions.get(name) ?? ''} ${text}`)
  }
  const sort = (nodes: ChildNode[], areLate: boolean) => {
    for (const node of nodes) {
      if (node.type === 'rule') sort(node.nodes, areLate || !node.selectors.some(isShown))
      else if (isGroup(node)) sort(node.nodes, areLate || isForPrint(node))
      else if (areLate) late.add(node)
      else if (node.type === 'decl') {
        if (node.variable) define(node, node.prop, node.value)
        else if (waiting.test(node.prop)) late.add(node)
        else shown += ` ${node.value}`
      } else if (node.type === 'atrule' && node.name === 'keyframes') define(node, node.params, `${node}`)
    }
  }
  sort(nodes, false)
  const used = usedNames(definitions, shown)
  for (const [node, name] of named) if (!used.has(name)) late.add(node)

  const part = (isLate: boolean) => minifyStyles(write(nodes, (node) => late.has(node) === isLate))
  return { first: part(false), late: part(true) }
}
