// `npm run test:contract`: the contract on an embedded backend; with `-- --url … --key …` on any project. Names of files
// after the options choose some of its groups.
import { fail, parseOptions, root, run } from './machine.mjs'

process.chdir(root)

const text = /** @type {const} */ ({ type: 'string' })
const { values, positionals } = parseOptions({
  allowPositionals: true,
  options: {
    url: text,
    key: text,
    mailbox: text,
    'secret-key': text,
    database: text,
    'captcha-token': text,
    'mail-domain': text,
    site: text,
    force: { type: 'boolean' },
  },
})
const { url, key, ...others } = values
if (Boolean(url) !== Boolean(key))
  fail('Give both: --url https://<project>.supabase.co --key <publishable key>')
if (!url && Object.keys(others).length > 0)
  fail('These options belong to a project: give its --url and --key, too.')

const project = url ? ['--maxWorkers=1', '--testTimeout=900000', '--hookTimeout=900000'] : []
const isPassed = run(
  'npx',
  [
    'vitest',
    'run',
    '--project=contract',
    '--reporter=default',
    '--reporter=./tests/contract/support/skippedCases.ts',
    ...project,
    ...positionals,
  ],
  url ? { CONTRACT_OPTIONS: JSON.stringify(values) } : {},
)
process.exitCode = isPassed ? 0 : 1
