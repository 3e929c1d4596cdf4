import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { App } from '@supabase/lite'
import fc from 'fast-check'
import { parse, stringify, type TomlTable } from 'smol-toml'
import { createServer } from 'vite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Project, readProject } from '../src/config.ts'
import { embeddedSupabase } from '../src/embeddedSupabase.ts'
import { hostedSettings, type Section } from '../src/hostedSettings.ts'

const own = readFileSync('supabase/config.toml', 'utf8')
const init = readFileSync(path.join(import.meta.dirname, 'fixtures/supabaseInit.toml'), 'utf8')

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

/** Where the backend refuses a project's settings; undefined if it takes them. Its whole message has 4,000 lines. */
function refusal({ config }: Project): string | undefined {
  try {
    new App({ ...config, connection: new Promise<never>(() => {}) })
    return undefined
  } catch (error) {
    return JSON.stringify(error instanceof Error && 'errors' in error ? error.errors : String(error))
  }
}

describe('a section of config.toml', () => {
  it('of this project is accepted, and none is left out', () => {
    const project = read(own)
    expect(project.leftOut).toEqual([])
    expect(project.config.auth).toMatchObject({
      minimum_password_length: 8,
      email: { otp_length: 6, template: { confirmation: { subject: 'Confirm your notebook' } } },
    })
    expect(refusal(project)).toBeUndefined()
  })

  it('that `supabase init` writes is accepted, and what is on and lacking here is named', () => {
    const project = read(init)
    expect(refusal(project)).toBeUndefined()
    expect(project.leftOut).toEqual([
      'realtime',
      'studio',
      'inbucket',
      'storage',
      'auth.rate_limit',
      'auth.mfa.max_enrolled_factors',
      'edge_runtime',
      'analytics',
      'experimental',
    ])
  })

  it.each([
    ['[auth.rate_limit]\nemail_sent = 30', ['auth.rate_limit']],
    ['[auth.captcha]\nenabled = true\nprovider = "turnstile"\nsecret = "env(CAPTCHA_SECRET)"', []],
    ['[auth.email.notification.password_changed]\nenabled = true\nsubject = "x"', []],
    ['[auth.email.notification.mfa_factor_enrolled]\nenabled = true', []],
    ['[auth.email.template.reauthentication]\nsubject = "x"\ncontent_path = "./x.html"', []],
    [
      '[auth.email.smtp]\nenabled = true\nhost = "smtp.example"\nport = 587\npass = "env(SMTP)"',
      ['auth.email.smtp'],
    ],
    ['[auth.email.smtp]\nhost = "smtp.example"', ['auth.email.smtp']],
    ['[auth.mfa.totp]\nenroll_enabled = true\nverify_enabled = true', []],
    ['[auth.mfa.web_authn]\nenroll_enabled = true', ['auth.mfa.web_authn']],
    ['[auth.mfa.phone]\nenroll_enabled = false\nverify_enabled = false\notp_length = 6', []],
    ['[auth.passkey]\nenabled = true', ['auth.passkey']],
    ['[auth.webauthn]\nrp_id = "localhost"\nrp_origins = ["http://127.0.0.1:3000"]', ['auth.webauthn']],
    ['[auth.web3.solana]\nenabled = true', ['auth.web3.solana']],
    ['[auth.web3.ethereum]\nenabled = false', []],
    ['[auth.third_party.firebase]\nenabled = true\nproject_id = "x"', ['auth.third_party.firebase']],
    ['[auth.third_party.auth0]\nenabled = true\ntenant = "x"', ['auth.third_party.auth0']],
    ['[auth.third_party.aws_cognito]\nenabled = true', ['auth.third_party.aws_cognito']],
    ['[auth.third_party.clerk]\nenabled = true\ndomain = "x"', ['auth.third_party.clerk']],
    ['[auth.oauth_server]\nenabled = true\nallow_dynamic_registration = true', ['auth.oauth_server']],
    ['[auth.hook.before_user_created]\nenabled = true\nuri = "x"', ['auth.hook.before_user_created']],
    ['[auth.hook.send_sms]\nenabled = true\nuri = "x"\nsecrets = "env(SMS_SECRETS)"', ['auth.hook.send_sms']],
    ['[auth.sms]\nenable_signup = true\n[auth.sms.twilio]\nenabled = true', ['auth.sms']],
    ['[auth.sms]\nenabled = true', ['auth.sms']],
    ['[auth.sms]\nenabled = false', []],
    ['[auth.sms.test_otp]\n4152127777 = "123456"', ['auth.sms']],
    ['[auth]\nsigning_keys_path = "./keys.json"\njwt_issuer = ""', ['auth.signing_keys_path']],
    [
      '[auth]\nenable_anonymous_sign_ins = true\nenable_manual_linking = false',
      ['auth.enable_anonymous_sign_ins'],
    ],
    ['[auth.external.linkedin_oidc]\nenabled = true\nclient_id = "x"', ['auth.external.linkedin_oidc']],
    ['[auth.external.x]\nenabled = false', []],
    ['[api]\nauto_expose_new_tables = true', ['api.auto_expose_new_tables']],
    ['[api.tls]\nenabled = true\ncert_path = "x"\nkey_path = "y"', ['api.tls']],
    ['[db.settings]\nmax_connections = 20', ['db.settings']],
    ['[db.vault]\nkey = "x"', ['db.vault']],
    ['[db.ssl_enforcement]\nenabled = true', ['db.ssl_enforcement']],
    ['[db.network_restrictions]\nenabled = true\nallowed_cidrs = ["0.0.0.0/0"]', ['db.network_restrictions']],
    ['[storage]\nfile_size_limit = "50MiB"\n[storage.vector]\nenabled = true', ['storage']],
    ['[storage.buckets.images]\npublic = false', ['storage']],
    ['[edge_runtime]\nenabled = true\ndeno_version = 2', ['edge_runtime']],
    ['[functions.hello]\nverify_jwt = false\nstatic_files = ["x"]', ['functions']],
    ['[remotes.production]\nproject_id = "x"\n[remotes.production.auth]\nenable_signup = false', ['remotes']],
    ['[experimental.pgdelta]\nenabled = true', ['experimental']],
    ['[auth.saml]\nenabled = true', ['auth.saml']],
    ['[queues]\nmax = 3', ['queues']],
  ])('is taken or left out, and does not stop the start: %s', (section, leftOut) => {
    const bare = read(section)
    expect(bare.leftOut).toEqual(leftOut)
    expect(refusal(bare)).toBeUndefined()
  })
})

/** A file with one value for each setting that is read here. */
function sample(section: Section): TomlTable {
  const values = { flag: true, number: 10, text: 'x', texts: ['x'], duration: '1h30m' }
  const table: TomlTable = {}
  for (const [name, kind] of Object.entries(section)) {
    if (kind instanceof Set) table[name] = [...kind].at(-1) ?? ''
    else if (typeof kind === 'object') table[name] = sample(kind)
    else if (kind !== 'lacking') table[name] = values[kind]
  }
  return table
}

describe('a setting that is read here', () => {
  it('is known to the backend, too', () => {
    const project = read(stringify(sample(hostedSettings)))
    expect(project.leftOut).toEqual([])
    expect(refusal(project)).toBeUndefined()
  })

  it('may have its value in quotes, and in the environment', () => {
    vi.stubEnv('GOOGLE_SECRET', 'hush')
    vi.stubEnv('EXPIRY', '900')
    vi.stubEnv('UNSET', undefined)
    const { config } = read(`
      [auth]
      jwt_expiry = "env(EXPIRY)"
      enable_signup = "false"
      additional_redirect_urls = "http://a.test,http://b.test"
      [auth.external.google]
      secret = "env(GOOGLE_SECRET)"
      client_id = "env(UNSET)"`)
    expect(config.auth).toEqual({
      jwt_expiry: 900,
      enable_signup: false,
      additional_redirect_urls: ['http://a.test', 'http://b.test'],
      external: { google: { secret: 'hush', client_id: '' } },
    })
  })
})

describe('the switch of logins by email', () => {
  const switchIn = (section: string) => read(`[auth.email]\n${section}`).config.auth?.email

  it.each([
    ['its name', 'enabled = false', false],
    ['its name', 'enabled = true', true],
    ['its name before version 4 of the CLI', 'enable_signup = false', false],
    ['both names, of which the newer one counts', 'enable_signup = true\nenabled = false', false],
    ['both names, in whichever order', 'enabled = true\nenable_signup = false', true],
  ])('is read by %s: %s', (_, section, isOn) => {
    expect(switchIn(section)).toEqual({ enable_signup: isOn })
  })

  it('is left to its default where the file does not name it', () => {
    expect(switchIn('otp_length = 6')).toEqual({ otp_length: 6 })
  })
})

describe('a mistake in config.toml', () => {
  it.each([
    ['[auth]\njwt_expiry = "soon"', 'auth.jwt_expiry is "soon", but must be a whole number.'],
    ['[auth]\njwt_expiry = true', 'auth.jwt_expiry is true, but must be a whole number.'],
    ['[auth]\njwt_expiry = -1', 'auth.jwt_expiry is -1, but must be a whole number.'],
    [
      '[auth]\njwt_expiry = "env(NOT_THERE)"',
      'auth.jwt_expiry is "env(NOT_THERE)", which is not set, but must be a whole number.',
    ],
    ['[auth.jwt_expiry]\nseconds = 1', 'auth.jwt_expiry is a section, but must be a whole number.'],
    ['[auth]\nenable_signup = "maybe"', 'auth.enable_signup is "maybe", but must be true or false.'],
    ['[auth]\nenable_signup = ""', 'auth.enable_signup is "", but must be true or false.'],
    ['[auth]\nsite_url = ["x"]', 'auth.site_url is ["x"], but must be a text.'],
    ['[api]\nschemas = [1]', 'api.schemas is [1], but must be a list of texts.'],
    [
      '[auth]\npassword_requirements = "hard"',
      'auth.password_requirements is "hard", but must be one of "", "letters_digits", "lower_upper_letters_digits", "lower_upper_letters_digits_symbols".',
    ],
    [
      '[auth.email]\nmax_frequency = 60',
      'auth.email.max_frequency is 60, but must be a duration such as "60s" or "1h30m".',
    ],
    [
      '[auth.sessions]\ntimebox = "never"',
      'auth.sessions.timebox is "never", but must be a duration such as "60s" or "1h30m".',
    ],
    ['auth = 1', 'auth is 1, but must be a section.'],
    ['[[auth]]\njwt_expiry = 1', 'auth is [{"jwt_expiry":1}], but must be a section.'],
    ['[auth.email]\notp_lenght = 6', 'auth.email.otp_lenght is not known. Did you mean otp_length?'],
    ['[auth]\nenable_singup = true', 'auth.enable_singup is not known. Did you mean enable_signup?'],
    ['[auth]\nreally = true', 'auth.really is not known. Correct its name, or delete it.'],
    ['[auth.emial]\notp_length = 6', 'auth.emial is not known. Did you mean email?'],
    ['[auth.captha]\nenabled = true', 'auth.captha is not known. Did you mean captcha?'],
    ['[aut]\nenabled = true', 'aut is not known. Did you mean auth?'],
    [
      '[auth.email.template.recovery]\ncontent = "x"',
      'auth.email.template.recovery.content is not known. Correct its name, or delete it.',
    ],
  ])('is named with what to do: %s', (section, problem) => {
    expect(() => read(section)).toThrow(new Error(`supabase/config.toml: ${problem}`))
  })

  it('of form is named by its line', () => {
    expect(() => read('[api]\nport = 1\n[auth]\nsite_url = http://a.test\n')).toThrow(
      /^supabase\/config\.toml, line 4: [^\n]+$/,
    )
    expect(() => read(`${own}\n[auth]\nenable_signup = false\n`)).toThrow(
      /^supabase\/config\.toml, line \d+: [^\n]+$/,
    )
  })

  it('is the only reason not to start, and one line, whatever the file says', () => {
    const value = fc.oneof(
      fc.boolean(),
      fc.integer(),
      fc.string(),
      fc.array(fc.string(), { maxLength: 2 }),
      fc.constantFrom('env(X)', '60s', 'true', '', '__proto__'),
    )
    const places = ['', '[auth]', '[auth.email]', '[auth.external.google]', '[auth.hook]', '[db]', '[new]']
    const names = Object.keys(parse(own)).concat(['enabled', 'otp_length', 'site_url', 'constructor', '*'])
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.constantFrom(...names), value, (place, name, said) => {
        let project: Project
        try {
          project = read(`${place}\n${stringify({ [name]: said })}`)
        } catch (error) {
          expect(String(error)).toMatch(
            /^Error: supabase\/config\.toml: \S+ is (not known\.|.*, but must be) .+[.?]$/,
          )
          return
        }
        expect(refusal(project)).toBeUndefined()
      }),
    )
  })
})

describe('the server at its start', () => {
  const lines: string[] = []
  const note = (line: string) => void lines.push(line)
  const start = () => {
    lines.length = 0
    vi.stubEnv('VITEST', '')
    vi.stubEnv('VITE_SUPABASE_URL', '')
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', '')
    vi.stubEnv('SUPABASE_EMBEDDED_DATA', 'memory')
    copyFileSync('supabase/seed.sql', path.join(root, 'supabase/seed.sql'))
    return createServer({
      root,
      configFile: false,
      plugins: [embeddedSupabase({ name: 'Notebook' })],
      server: { middlewareMode: true, ws: false },
      customLogger: {
        info: () => {},
        warn: note,
        warnOnce: note,
        error: note,
        clearScreen: () => {},
        hasErrorLogged: () => false,
        hasWarned: false,
      },
    })
  }

  it('names what it leaves out in one line', async () => {
    write(`${own}\n[auth.rate_limit]\nemail_sent = 30\n[auth.captcha]\nenabled = true\n`)
    const server = await start()
    await server.close()
    expect(lines).toEqual([
      'Notebook: left out of supabase/config.toml, because only hosted Supabase has it: auth.rate_limit',
    ])
  })

  it('ends with one line at a mistake', async () => {
    write(own.replace('jwt_expiry = 3600', 'jwt_expiry = "soon"'))
    vi.spyOn(console, 'error').mockImplementation(note)
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code}`)
    })
    await expect(start()).rejects.toThrow('exit 1')
    expect(lines).toEqual([
      'Notebook: supabase/config.toml: auth.jwt_expiry is "soon", but must be a whole number.',
    ])
  })
})
