import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** What a command says, and its exit code, with these options. */
function run(script: string, options: string[]) {
  const { status, stderr } = spawnSync(process.execPath, [script, ...options], { encoding: 'utf8' })
  return [status, stderr.trim()]
}

it.each([
  [
    'an address without a key',
    ['--url', 'https://x.example'],
    'Give both: --url https://<project>.supabase.co',
  ],
  ['an option of a project without one', ['--force'], 'These options belong to a project'],
  ['an option that is none', ['--nonsense'], "Unknown option '--nonsense'"],
])('the contract refuses %s in one line', (_, options, line) => {
  expect(run('scripts/contract.mjs', options)).toEqual([1, expect.stringMatching(/^King Exchange: [^\n]+$/)])
  expect(run('scripts/contract.mjs', options)[1]).toContain(line)
})

it.each([
  ['an option that is none', ['--nonsense'], "Unknown option '--nonsense'"],
  [
    'a secret key',
    ['--url', 'https://x.supabase.co', '--key', 'sb_secret_x'],
    'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key',
  ],
  [
    'a site without an address',
    ['--url', 'https://x.supabase.co', '--key', 'sb_publishable_x', '--site', 'x'],
    'x is no address of a site',
  ],
])('the doctor refuses %s in one line', (_, options, line) => {
  const [status, said] = run('scripts/doctor/doctor.mjs', options)
  expect([status, said]).toEqual([1, expect.stringMatching(/^King Exchange: [^\n]+$/)])
  expect(said).toContain(line)
})

it.each([
  ['npm start', 'scripts/start.mjs', ['--port', '5180'], "Unknown option '--port'"],
  ['npm start', 'scripts/start.mjs', ['5180'], "Unexpected argument '5180'"],
  ['npm start', 'scripts/start.mjs', ['--host', '--open'], "Unknown option '--open'"],
  ['npm run reset', 'scripts/reset.mjs', ['--yes'], "Unknown option '--yes'"],
])('%s refuses what it does not know by its name', (_, script, options, line) => {
  const [status, said] = run(script, options)
  expect([status, said]).toEqual([1, expect.stringMatching(/^King Exchange: [^\n]+$/)])
  expect(said).toContain(line)
})
