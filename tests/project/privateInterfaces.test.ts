import { readdirSync, readFileSync } from 'node:fs'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { conditions } from '@/theme/conditions'

const record = readFileSync('docs/decisions/013-private-interfaces-we-lean-on.md', 'utf8')

/** Names of styles for a condition, such as `_hover`: Chakra's documented ones and the site's. */
const ofStyles = Object.keys({ ...defaultBaseConfig.conditions, ...conditions }).map((name) => `_${name}`)

/** Names that are not of a library: of the language, of our own globals, of documented columns and fields. */
const known = ['__proto__', '__dirname', '__filename', '__defineGetter__', ...ofStyles]

const isPrivate = (name: string) => /^_+[a-z]\w*\$?$/i.test(name) && !known.includes(name)

/** Private interfaces whose names do not say so. */
const byText: [name: string, pattern: RegExp][] = [
  ['router.ssr', /\brouter\.ssr\b/],
  ['component.preload', /component\??\.preload\b/],
  ['?tsr-split', /\?tsr-split/],
  ['cache.inserted', /\bcache\.inserted\b/],
  ['cache.insert', /\bcache\.insert\(/],
  ['class*=css-', /\[class\*=css-\]/],
  ['dynamically imported module', /dynamically imported module/],
]

/** The members that a node names: read or set, taken out of an object, or written as a text. */
function membersOf(node: ts.Node): string[] {
  if (ts.isPropertyAccessExpression(node)) return [node.name.text]
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return [(node.propertyName ?? node.name).getText()]
  if (ts.isPropertySignature(node) || ts.isPropertyAssignment(node)) return [node.name.getText()]
  if (ts.isStringLiteralLike(node) && node.text.startsWith('__')) return [node.text]
  return []
}

const isModule = (node: ts.Node): node is ts.ImportDeclaration =>
  ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)

/** True if a module is a file of a package by its path, past what the package publishes. */
const isInside = (specifier: string) =>
  /node_modules\/|^(@[^/]+\/)?[^./@][^/]*\/(dist|src|lib|internal)\//.test(specifier)

/** The private interfaces that a file uses. */
function usedBy(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const found = byText.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  const visit = (node: ts.Node) => {
    found.push(...membersOf(node).filter(isPrivate))
    if (isModule(node) && isInside(node.moduleSpecifier.getText().slice(1, -1)))
      found.push(node.moduleSpecifier.getText().slice(1, -1))
    if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) && isInside(node.name.text))
      found.push(node.name.text.replace(/^.*node_modules\//, ''))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  return [...new Set(found)]
}

const rooms = [
  'src',
  'scripts',
  'stories',
  'tests',
  'packages/embedded-supabase',
  'packages/fast-pages',
  '.ladle',
]
const files = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${room}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/node_modules|routeTree\.gen|privateInterfaces/.test(file))

const uses = files.flatMap((file) => usedBy(file).map((name) => ({ name, file })))

/** The first cell of each line of the record's table, and the whole line. */
const lines = record
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => ({ interfaces: line.split(' | ')[0] ?? '', line }))

const linesOf = (name: string) => lines.filter(({ interfaces }) => interfaces.includes(`\`${name}\``))

it('knows the private interfaces of the sources', () => {
  expect(uses).toContainEqual({ name: 'router.ssr', file: 'src/start/main.tsx' })
  expect(uses).toContainEqual({ name: '_config', file: 'src/theme/system.ts' })
})

it('finds a line in record 013 for each private interface and each file that uses it', () => {
  const missing = uses.filter(
    ({ name, file }) =>
      !linesOf(name).some(({ line }) => /(?:^|\/)tests\//.test(file) || line.includes(`\`${file}\``)),
  )
  expect(missing).toEqual([])
})

it('finds a use of each line of record 013', () => {
  const unused = lines.filter(
    ({ interfaces }) => !uses.some(({ name }) => interfaces.includes(`\`${name}\``)),
  )
  expect(unused.map(({ interfaces }) => interfaces)).toEqual([])
})
