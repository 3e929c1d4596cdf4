// `npm run benchmark`: what the live parts of the site cost, in Node and in a browser. Prints the figures;
// `npm run benchmark -- --write` puts them into docs/benchmark.md.
import { runnerImport } from 'vite'
import { browserLaunchOptions } from '../browser.mjs'
import { fail, requireNode, root } from '../machine.mjs'

requireNode()
process.chdir(root)

/** @type {{ module: typeof import('./benchmark') }} */
const { module } = await runnerImport('./scripts/benchmark/benchmark.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})
const launchOptions = await browserLaunchOptions()
const isWritten = process.argv.includes('--write')
await module.benchmark({ launchOptions, isWritten }).catch((error) => fail(error.message))
