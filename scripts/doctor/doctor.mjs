// `npm run doctor`: says whether a hosted project is ready for this site. It reads only, but for `-- --test-mail <address>`.
// Without `--url` and `--key` it takes those of .env.
import { chooseBackend, findBrokenFile } from '@king-exchange/embedded-supabase'
import { loadEnv, runnerImport } from 'vite'
import { fail, parseOptions, root } from '../machine.mjs'

process.chdir(root)

const text = /** @type {const} */ ({ type: 'string' })
const { values } = parseOptions({
  options: { url: text, key: text, site: text, 'test-mail': text, mailbox: text },
})
const broken = findBrokenFile(root, 'production')
if (broken) fail(broken)
const environment = loadEnv('production', root, 'VITE_')
/** @type {{ module: typeof import('./examine') }} */
const { module: doctor } = await runnerImport('./scripts/doctor/examine.ts', {
  configFile: false,
  resolve: { tsconfigPaths: true },
})

const choice = chooseBackend({
  VITE_SUPABASE_URL: values.url ?? environment.VITE_SUPABASE_URL,
  VITE_SUPABASE_PUBLISHABLE_KEY: values.key ?? environment.VITE_SUPABASE_PUBLISHABLE_KEY,
})
if (choice.kind === 'invalid') fail(choice.problem)
if (choice.kind !== 'hosted')
  fail('Name a project: npm run doctor -- --url https://<project>.supabase.co --key <key>')
const site = values.site ?? environment.VITE_SITE_URL ?? 'http://localhost:5173'
if (!URL.canParse(site)) fail(`${site} is no address of a site. --site https://your-domain.example`)

try {
  const findings = await doctor.examine({
    url: choice.url,
    key: choice.publishableKey,
    site: new URL(site).origin,
    hasWidget: Boolean(environment.VITE_CAPTCHA_SITE_KEY),
    testMail: values['test-mail'],
    mailbox: values.mailbox,
  })
  console.log(doctor.describe(findings))
  process.exitCode = findings.some(({ state }) => state === 'fault') ? 1 : 0
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}
