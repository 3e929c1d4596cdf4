// `npm run review -- <git ref>`: builds the workbench and the site of another commit and of the working tree, takes a
// picture of each story and of each page in both, and writes what differs to build/review/index.html. `--only <text>`
// looks only at stories and pages with that text in their id, such as `screens--home` or `page--`.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { fail, root } from '../machine.mjs'

process.chdir(root)
// Vite would set it to "development" for the module below, and the builds would inherit it: with React's slow half.
process.env.NODE_ENV = 'production'

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true })
const [ref, ...others] = positionals
if (!ref || others.length > 0) fail('Name the commit to compare with: npm run review -- main')

/** @type {{ module: typeof import('./review') }} */
const { module } = await runnerImport('./scripts/review/review.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})
await module.review(ref, values.only).then(
  (isWhole) => process.exit(isWhole ? 0 : 1),
  (error) => fail(error.message),
)
