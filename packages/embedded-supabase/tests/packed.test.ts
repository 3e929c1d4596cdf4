import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EMBEDDED_PUBLISHABLE_KEY } from '../src/keys.ts'

const folder = path.join(import.meta.dirname, '..')
const root = path.join(folder, '../..')
const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(path.join(folder, 'package.json'), 'utf8'),
)

describe('the package', () => {
  // It compiles the package, and so takes as long as a dozen other tests. Elsewhere: CI=1 npx vitest run packed
  it.runIf(process.env.CI)(
    'gives another project its backend, packed',
    async () => {
      const project = mkdtempSync(path.join(tmpdir(), 'packed-'))
      try {
        const pack = ['pack', '--silent', '--pack-destination', project]
        const archive =
          execFileSync('npm', pack, { cwd: folder, encoding: 'utf8' }).trim().split('\n').at(-1) ?? ''
        execFileSync('tar', ['-xzf', archive], { cwd: project })
        const modules = path.join(project, 'node_modules')
        cpSync(path.join(project, 'package'), path.join(modules, 'embedded-supabase'), {
          recursive: true,
        })
        // Only what it declares is there, but for the peers that only its tests need.
        for (const name of [...Object.keys(dependencies), 'vite']) {
          mkdirSync(path.dirname(path.join(modules, name)), { recursive: true })
          symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name))
        }
        mkdirSync(path.join(project, 'supabase/migrations'), { recursive: true })
        writeFileSync(
          path.join(project, 'supabase/config.toml'),
          '[auth.email]\nenable_confirmations = false\n',
        )
        writeFileSync(
          path.join(project, 'supabase/migrations/20260101000000_notes.sql'),
          'create table notes (id int);',
        )
        writeFileSync(
          path.join(project, 'start.mjs'),
          `import { embeddedSupabase } from 'embedded-supabase'
         import 'embedded-supabase/keys'
         import 'embedded-supabase/dataFolder'
         import 'embedded-supabase/resetData'
         import { createServer } from 'vite'
         const server = await createServer({ configFile: false, logLevel: 'warn', plugins: [embeddedSupabase({ name: 'Notes' })], server: { port: 0 } })
         await server.listen()
         const url = 'http://localhost:' + server.httpServer.address().port + '/auth/v1/signup'
         const body = JSON.stringify({ email: 'ada@example.test', password: 'correct-horse-7' })
         const answer = await fetch(url, { method: 'POST', headers: { apikey: '${EMBEDDED_PUBLISHABLE_KEY}' }, body })
         console.log(answer.status, (await answer.json()).user?.email)
         await server.close()
         process.exit()`,
        )
        const { VITEST: _vitest, NODE_ENV: _nodeEnv, ...environment } = process.env
        const child = spawn(process.execPath, ['start.mjs'], {
          cwd: project,
          env: { ...environment, SUPABASE_EMBEDDED_DATA: 'memory' },
        })
        let output = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part))
        await once(child, 'close')
        expect(output).toBe('200 ada@example.test\n')
      } finally {
        rmSync(project, { recursive: true })
      }
    },
    300_000,
  )
})
