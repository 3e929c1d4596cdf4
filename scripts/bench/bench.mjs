// `npm run bench`: builds the site as it ships, measures it beside a bare page, and writes the figures into
// docs/performance.md and docs/performance.json. `-- --only lighthouse,ticks` measures a part, `-- --pages /,/market`
// some pages, and both write nothing; `-- --runs 1` measures once instead of five times.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { browserLaunchOptions } from '../browser.mjs'
import { fail, requireNode, root } from '../machine.mjs'

requireNode()
process.chdir(root)
// Vite would set it to "development" for the module below, and the builds would inherit it: with React's slow half.
process.env.NODE_ENV = 'production'

const { values } = parseArgs({
  options: { only: { type: 'string' }, pages: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1)
  fail(`--runs is "${values.runs}", but must be a whole number from 1.`)

/** @type {{ module: typeof import('./bench') }} */
const { module } = await runnerImport('./scripts/bench/bench.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})
const { executablePath: file, args: flags } = await browserLaunchOptions()
const { chromium } = await import('@playwright/test')
await module
  .bench({
    browserPlace: { file: file ?? chromium.executablePath(), flags },
    only: values.only?.split(','),
    pages: values.pages?.split(','),
    runs,
  })
  .then(
    () => process.exit(),
    (error) => fail(error.message),
  )
