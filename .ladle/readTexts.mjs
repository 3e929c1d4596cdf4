// Prints what the stories say, packed for the workbench's page, and why some cannot be read. A process of its own: React is
// to be the one of production, and the server of the workbench has other work to do meanwhile.
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @template {object} Module
 * @param {string} file
 * @returns {Promise<Module>}
 */
async function load(file) {
  const { module } = await runnerImport(`${root}stories/words/${file}`, {
    root,
    configFile: false,
    mode: 'production',
    resolve: { tsconfigPaths: true },
    oxc: { jsx: { development: false } },
  })
  return /** @type {Module} */ (module)
}

/** @type {typeof import('../stories/words/readStories.tsx')} */
const { readStories } = await load('readStories.tsx')
/** @type {typeof import('../stories/words/packedTexts.ts')} */
const { packTexts } = await load('packedTexts.ts')
const { texts, failures } = await readStories()
process.stdout.write(JSON.stringify({ packed: packTexts(texts), failures }), () => process.exit())
