import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The address of the script of all imports. */
export const importsFile = '/imports.js'

const ownModule = path.resolve('src/data/browser/importTogether.ts')

/** Matches the scripts that every page loads, which are there when one of them imports another. */
const onEveryPage = /^assets\/(rolldown-runtime|framework|styles|site)-/

/** Matches an import up to the place that Vite has marked for its list. */
const markedImport = /import\(([`"])\.\/([^`"]+)\1\)((?:(?!import\().)*?)__VITE_PRELOAD__/gs

/** The names of all scripts that one imports, and of those that they import. */
function importsOf(bundle: Rolldown.OutputBundle, file: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[file]
  if (chunk?.type !== 'chunk') return found
  for (const imported of chunk.imports) {
    if (found.has(imported) || onEveryPage.test(imported)) continue
    found.add(imported)
    importsOf(bundle, imported, found)
  }
  return found
}

/**
 * Writes what each script imports into a script of its own, with which `importTogether` requests it. Vite writes a list
 * into every script that imports another: 1.8 KiB of each page's start, beside 0.5 for style sheets, of which the site has
 * none. The script's name has no hash, so that the others do not change with it; one of another build has no name that is
 * asked for, and so no effect.
 */
export const lateImports = (): Plugin => ({
  name: 'late-imports',
  apply: 'build',

  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({
      code: `import { importTogether, takeImports } from ${JSON.stringify(ownModule)}
takeImports(() => import(/* @vite-ignore */ "${importsFile}"))
export { importTogether as __vitePreload }`,
      moduleSideEffects: true,
    }),
  },

  generateBundle: {
    // Before Vite writes its lists.
    order: 'pre',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return
      const imports: Record<string, string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunk.code = chunk.code.replace(markedImport, (_, quote, name, between) => {
          const names = [...importsOf(bundle, `assets/${name}`)].map((file) => path.posix.basename(file))
          if (names.length > 0) imports[name] = names
          return `import(${quote}./${name}${quote})${between}${quote}${name}${quote}`
        })
      }
      if (Object.keys(imports).length === 0) this.error('Vite no longer marks its imports.')
      this.emitFile({
        type: 'asset',
        fileName: importsFile.slice(1),
        source: `export default ${JSON.stringify(imports)}`,
      })
    },
  },
})
