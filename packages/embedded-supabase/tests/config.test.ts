import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger, createServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readProject, secondsIn } from '../src/config.ts'
import { embeddedSupabase } from '../src/embeddedSupabase.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'config-'))
  mkdirSync(path.join(root, 'supabase'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(root, { recursive: true })
})

const write = (config: string) => writeFileSync(path.join(root, 'supabase/config.toml'), config)
const read = (config: string) => {
  write(config)
  return readProject(root)
}

describe('a setting of config.toml', () => {
  it.each([
    ['[auth.rate_limit]\nemail_sent = 30', ['auth.rate_limit']],
    ['[auth.email.smtp]\nenabled = true\nhost = "smtp.example"\nport = 587\npass = "env(SMTP)"', []],
    ['[auth.passkey]\nenabled = true\n[auth.web3.solana]\nenabled = true', ['auth.passkey', 'auth.web3']],
    ['[auth.oauth_server]\nenabled = false', []],
    ['[queues]\nmax = 3', ['queues']],
  ])('is taken, or named as unsupported if it is on: %s', (section, unsupported) => {
    expect(read(section).unsupported.toSorted()).toEqual(unsupported)
  })

  it('may have its value in the environment', () => {
    vi.stubEnv('GOOGLE_SECRET', 'hush')
    vi.stubEnv('UNSET', undefined)
    const { config } = read('[auth.external.google]\nsecret = "env(GOOGLE_SECRET)"\nclient_id = "env(UNSET)"')
    expect(config.auth?.external).toEqual({ google: { secret: 'hush', client_id: '' } })
  })

  it('of logins by email has the name that the backend knows', () => {
    expect(read('[auth.email]\nenabled = false').config.auth?.email).toEqual({ enable_signup: false })
  })

  it.each([
    ['1h30m5s', 5405],
    ['', 0],
  ])('is a duration: %s', (duration, seconds) => {
    expect(secondsIn(duration)).toBe(seconds)
  })
})

describe('a mistake in config.toml', () => {
  it('of type is named in one line', () => {
    expect(() => read('[auth]\njwt_expiry = "soon"')).toThrow(
      new Error('supabase/config.toml: auth.jwt_expiry is "soon": Expected number'),
    )
  })

  it('of form is named by its line', () => {
    expect(() => read('[api]\nport = 1\n[auth]\nsite_url = http://a.test\n')).toThrow(
      /^supabase\/config\.toml, line 4: [^\n]+$/,
    )
  })
})

it('the server names at its start what it leaves out, in one line', async () => {
  const warn = vi.fn()
  write(`${readFileSync('supabase/config.toml', 'utf8')}\n[auth.rate_limit]\nemail_sent = 30\n`)
  vi.stubEnv('VITEST', '')
  vi.stubEnv('VITE_SUPABASE_URL', '')
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
  vi.stubEnv('SUPABASE_EMBEDDED_DATA', 'memory')
  const server = await createServer({
    root,
    configFile: false,
    plugins: [embeddedSupabase({ name: 'Notebook' })],
    server: { middlewareMode: true, ws: false },
    customLogger: { ...createLogger('silent'), warn },
  })
  await server.close()
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    'Notebook: left out of supabase/config.toml, because only hosted Supabase has it: auth.rate_limit',
  ])
})
