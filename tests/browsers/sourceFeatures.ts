import path from 'node:path'
import ts from 'typescript'
import { isNewer, knownKey, newerNames } from './widelyAvailable.ts'

/** True if a declaration is of JavaScript or of the DOM, as TypeScript brings them. */
const libraryOf = (declaration: ts.Declaration): 'javascript.builtins' | 'api' | undefined => {
  const name = path.basename(declaration.getSourceFile().fileName)
  if (/^lib\.dom\b.*\.d\.ts$/.test(name)) return 'api'
  return /^lib\.(es|decorators).*\.d\.ts$/.test(name) ? 'javascript.builtins' : undefined
}

/** The name of an interface as MDN writes it: `ArrayConstructor` and `ReadonlyArray` are `Array`. */
const platformName = (name: string) =>
  name.replace(/^Readonly(?=Array|Map|Set)|Constructor$/g, '').replace(/^IteratorObject$/, 'Iterator')

/** The names of a type and of all that it inherits from, the most special first. */
function namesOf(type: ts.Type): string[] {
  if (type.isUnionOrIntersection()) return type.types.flatMap(namesOf)
  const name = type.getSymbol()?.name
  return [...(name ? [platformName(name)] : []), ...(type.getBaseTypes() ?? []).flatMap(namesOf)]
}

/** Keys that MDN's data may have for a name in the source. */
function keysOf(name: ts.Identifier, checker: ts.TypeChecker): string[] {
  const declaration = checker.getSymbolAtLocation(name)?.declarations?.[0]
  const library = declaration && libraryOf(declaration)
  if (!library) return []
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) {
    const owner = declaration.parent
    const declared = ts.isInterfaceDeclaration(owner) ? [platformName(owner.name.text)] : []
    const type = checker.getApparentType(
      checker.getNonNullableType(checker.getTypeAtLocation(parent.expression)),
    )
    // Where an interface mixes in another, MDN names the one that a script sees.
    return [...new Set([...namesOf(type), ...declared])].map((one) => `${library}.${one}.${name.text}`)
  }
  return [`${library}.${name.text}`, `api.Window.${name.text}`]
}

/** Features that are not widely available, by key, with the files below some folders that use them. */
export function newerFeatures(...folders: string[]): Record<string, string[]> {
  const config = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, process.cwd())
  const roots = folders.map((folder) => path.resolve(folder) + path.sep)
  const isSource = (file: string) => roots.some((root) => path.resolve(file).startsWith(root))
  const program = ts.createProgram(fileNames.filter(isSource), {
    ...options,
    incremental: false,
    tsBuildInfoFile: undefined,
    types: ['vite/client'],
  })
  const checker = program.getTypeChecker()
  const found = new Map<string, Set<string>>()
  for (const source of program.getSourceFiles()) {
    if (!isSource(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      // Types are not there at run time.
      if (
        ts.isTypeNode(node) ||
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isImportDeclaration(node)
      )
        return
      // Of a name that is never new, the type need not be found out.
      if (ts.isIdentifier(node) && newerNames.has(node.text)) {
        const key = knownKey(keysOf(node, checker))
        if (isNewer(key))
          found.set(key, (found.get(key) ?? new Set()).add(path.relative('.', source.fileName)))
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return Object.fromEntries([...found].sort().map(([key, files]) => [key, [...files].sort()]))
}
