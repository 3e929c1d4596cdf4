// `npm run bench`: builds the site and an earlier commit of it, measures both in turn beside a bare page, and writes what a
// second pass has confirmed into docs/performance-log.md. `-- --against <commit>` names the commit, `--only first-load,ticks`
// the measurements, `--pages /,/market` the pages, and each of them writes nothing; `--runs 3` measures less often.
import { runnerImport } from 'vite'
import { browserLaunchOptions } from '../browser.mjs'
import { fail, requireNode, root } from '../machine.mjs'

requireNode()
process.chdir(root)
// Vite would set it to "development" for the module below, and the builds would inherit it: with React's slow half.
process.env.NODE_ENV = 'production'

/** @type {{ module: typeof import('./bench') }} */
const { module } = await runnerImport('./scripts/bench/bench.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})
await module.bench(process.argv.slice(2), await browserLaunchOptions()).then(
  () => process.exit(),
  (error) => fail(error.message),
)
