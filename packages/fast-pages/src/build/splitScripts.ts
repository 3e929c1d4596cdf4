import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** Folder of the pages' own scripts. */
const pagesFolder = 'assets/pages/'

export type SplitScriptsOptions = {
  /** Modules of every page that make styles. They become a script of their own. */
  styling?: RegExp
  /** Part of the ids of modules that are a page of their own. */
  page?: string
  /** Scripts that several pages share, with the modules of each. A module is in the first that fits. */
  shared?: Record<string, RegExp>
}

const entryTag = /<script type="module" src="\/([^"]+)"/

/**
 * Puts what every page needs into few scripts, which compress better, and are each evaluated in a task of their own: styles,
 * libraries, and the site's own modules but for its entry; and what several pages share into those that are named.
 */
export const splitScripts = ({ styling, page, shared = {} }: SplitScriptsOptions): Plugin => ({
  name: 'split-scripts',
  apply: 'build',
  config: ({ root = '.' }) => {
    const [, entry = ''] = entryTag.exec(readFileSync(path.resolve(root, 'index.html'), 'utf8')) ?? []
    const isEntry = (id: string) => id.endsWith(`/${entry}`) || id.endsWith('/index.html')
    return {
      build: {
        modulePreload: {
          polyfill: false,
          // A page requests at once what its script imports. Other scripts import little, and every list delays the first page.
          resolveDependencies: (file, imported) => (file.startsWith(pagesFolder) ? imported : []),
        },
        rolldownOptions: {
          output: {
            chunkFileNames: ({ facadeModuleId }) =>
              `${page && facadeModuleId?.includes(page) ? pagesFolder : 'assets/'}[name]-[hash].js`,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                ...(styling ? [{ name: 'styles', tags: ['$initial' as const], test: styling }] : []),
                { name: 'framework', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                { name: 'site', tags: ['$initial'], test: (id) => !isEntry(id) },
                ...Object.entries(shared).map(([name, test]) => ({ name, test, minShareCount: 2 })),
              ],
            },
          },
        },
      },
    }
  },
})
