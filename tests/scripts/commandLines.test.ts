import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

const url = ['--url', 'https://x.supabase.co']

it.each([
  ['contract.mjs', url, 'Give both: --url https://<project>.supabase.co'],
  ['contract.mjs', ['--force'], 'These options belong to a project'],
  ['contract.mjs', ['--nonsense'], "Unknown option '--nonsense'"],
  ['doctor/doctor.mjs', ['--nonsense'], "Unknown option '--nonsense'"],
  ['doctor/doctor.mjs', [...url, '--key', 'sb_secret_x'], 'VITE_SUPABASE_PUBLISHABLE_KEY holds a secret key'],
  ['doctor/doctor.mjs', [...url, '--key', 'sb_publishable_x', '--site', 'x'], 'x is no address of a site'],
  ['start.mjs', ['--port', '5180'], "Unknown option '--port'"],
  ['start.mjs', ['5180'], "Unexpected argument '5180'"],
  ['reset.mjs', ['--yes'], "Unknown option '--yes'"],
])('%s refuses %j in one line', (script, options, line) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...options], {
    encoding: 'utf8',
  })
  expect([status, stderr.trim()]).toEqual([1, expect.stringMatching(/^King Exchange: [^\n]+$/)])
  expect(stderr).toContain(line)
})
