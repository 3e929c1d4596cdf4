import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const vite = path.join(
  path.dirname(createRequire(import.meta.url).resolve('vite/package.json')),
  'bin/vite.js',
)
const config = path.join(import.meta.dirname, 'fixture/vite.config.ts')

/** Builds the fixture as a command does, into a temporary folder. */
export async function buildFixture() {
  const folder = await mkdtemp(path.join(tmpdir(), 'two-parts-'))
  const options = ['--config', config, '--configLoader', 'native', '--outDir', folder, '--emptyOutDir']
  await run(process.execPath, [vite, 'build', ...options], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  return { folder, remove: () => rm(folder, { recursive: true }) }
}
