import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ESTree, type Plugin, parseAst } from 'vite'

const library = path.resolve('node_modules/@chakra-ui/react/dist/esm')

/** The folders in which something can name a property: the site, and the parts of the library. */
const sources = ['src', path.join(library, 'components'), path.join(library, 'styled-system')]

/** Every word of the sources. What is not among them is not the name of a property of any element. */
function readWords(): Set<string> {
  const files = sources.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|js)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []))
}

/** The properties of an object in the code. */
function propertiesOf(object: ESTree.Node | undefined) {
  const properties = object?.type === 'ObjectExpression' ? object.properties : []
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value, start: property.start, end: property.end }]
      : [],
  )
}

const partOf = (object: ESTree.Node | undefined, name: string) =>
  propertiesOf(object).find((property) => property.name === name)?.value

/** What a utility of the preset can be called, such as `background` and `bg`. */
function namesOf({ name, value }: { name: string; value: ESTree.Expression }) {
  const shorthand = partOf(value, 'shorthand')
  const nodes = shorthand?.type === 'ArrayExpression' ? shorthand.elements : [shorthand]
  return [name, ...nodes.map((node) => (node?.type === 'Literal' ? String(node.value) : ''))]
}

/** What a module of the preset hands to a function that only returns it. */
const handedOver = (module: ESTree.Program, name: string) =>
  module.body
    .flatMap((statement) => (statement.type === 'VariableDeclaration' ? statement.declarations : []))
    .filter(({ id }) => id.type === 'Identifier' && id.name === name)
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? init.arguments : []))
    .at(0)

/** The list of all properties of CSS without those that no word names. */
function leanList(code: string, words: Set<string>) {
  const list = /cssPropertiesStr = "([^"]+)"/.exec(code)?.[1]
  if (!list) throw new Error('is-valid-prop has another form')
  const named = list.split(',').filter((name) => words.has(name))
  return code.replace(list, named.join())
}

/** The preset without the utilities and conditions that no word names. */
function leanBase(code: string, words: Set<string>) {
  const module = parseAst(code)
  const conditions = propertiesOf(handedOver(module, 'defaultConditions'))
  const utilities = propertiesOf(partOf(handedOver(module, 'defaultBaseConfig'), 'utilities'))
  const unnamed = [
    ...conditions.filter(({ name }) => !words.has(`_${name}`)),
    ...utilities.filter((utility) => !namesOf(utility).some((name) => words.has(name))),
  ]
  if (conditions.length === 0 || utilities.length === 0) throw new Error('preset-base.js has another form')
  return unnamed
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), code)
}

/**
 * Leaves out of Chakra's preset the properties and conditions that nothing names, and out of its list of CSS's: more than
 * half of both. See decision 029.
 */
export function leanPreset(): Plugin {
  let words: Set<string> | undefined
  return {
    name: 'lean-preset',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]preset-base\.js$|is-valid-prop[\\/]dist[\\/]index\.mjs$/,
      },
      handler(code, id) {
        words ??= readWords()
        return id.endsWith('.mjs') ? leanList(code, words) : leanBase(code, words)
      },
    },
  }
}
