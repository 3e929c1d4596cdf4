import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Writes the licences of the packages and typefaces in a build into its folder `licenses`. Those of typefaces are the files
 * `*.OFL.txt` in the folder `fonts`.
 */
export function shipLicences(fonts?: string): Plugin {
  return {
    name: 'ship-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: 'licenses/packages.md' } } }),
    generateBundle() {
      if (!fonts) return
      for (const name of readdirSync(fonts).filter((file) => file.endsWith('.OFL.txt'))) {
        this.emitFile({
          type: 'asset',
          fileName: `licenses/${name}`,
          source: readFileSync(path.join(fonts, name)),
        })
      }
    },
  }
}
