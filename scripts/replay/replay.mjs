// `npm run replay -- <link>`: turns a link of the Stepper, or of the site's replay menu, into a model test that walks its
// steps and fails where they lead to now. `-- <link> --expect <state>` says where they should lead to instead.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { fail, root, run } from '../machine.mjs'

process.chdir(root)

const { values, positionals } = parseArgs({ options: { expect: { type: 'string' } }, allowPositionals: true })
const [link] = positionals
if (!link) fail('Give the link: npm run replay -- "http://localhost:61000/?story=…&walk=…"')

/** @type {{ module: typeof import('./writeReplay') }} */
const { module } = await runnerImport('./scripts/replay/writeReplay.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})
const folder = path.join('tests', 'machines', 'replays')
try {
  const { name, text, states } = module.writeReplay(link ?? '', values.expect)
  let file = path.join(folder, `${name}.test.ts`)
  for (let count = 2; existsSync(file); count += 1) file = path.join(folder, `${name}-${count}.test.ts`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, text)
  run('node_modules/.bin/biome', ['format', '--write', '--log-level=error', file])
  console.log(`${states.join(' → ')}\n\nWritten: ${file}\nRun it:  npx vitest run --project=unit ${file}`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
