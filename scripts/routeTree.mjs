// `node scripts/routeTree.mjs`: writes src/routeTree.gen.ts from the files in src/routes, as Vite does, where it is not up
// to date. In CI, or with `--check`, that is a failure: the file is committed, so that types are checked without a build.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Generator, getConfig } from '@tanstack/router-generator'
import { root } from './machine.mjs'

/**
 * Writes the route tree of a folder with a `tsr.config.json`, which Vite's plugin reads too.
 * @param {string} folder
 * @returns {Promise<string | null>} the file's path within the folder if it was not up to date
 */
export async function writeRouteTree(folder) {
  const config = getConfig({ disableLogging: true, tmpDir: path.join(folder, '.tanstack', 'tmp') }, folder)
  const file = config.generatedRouteTree
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null
  await new Generator({ config, root: folder }).run()
  return readFileSync(file, 'utf8') === before ? null : path.relative(folder, file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const written = await writeRouteTree(root)
  if (written !== null) {
    console.log(`${written}: written: commit it`)
    if (process.env.CI || process.argv.includes('--check')) process.exitCode = 1
  }
}
