import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const fonts = path.resolve(import.meta.dirname, '../src/theme/fonts')

/** Writes the licences of the packages and typefaces in a build into its folder `licenses`. */
export function shipLicences(): Plugin {
  return {
    name: 'ship-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: 'licenses/packages.md' } } }),
    generateBundle() {
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
