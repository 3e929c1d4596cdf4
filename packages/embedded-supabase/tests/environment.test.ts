import { describe, expect, it } from 'vitest'
import { chooseBackend, findBrokenLine } from '../src/environment.ts'

const URL_OK = 'https://abc.supabase.co'
const KEY_OK = 'sb_publishable_abc'
const legacyKey = (role: string) => `eyJh.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.sig`

const choose = (url?: string, key?: string) =>
  chooseBackend({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key })

describe('chooseBackend', () => {
  it('chooses the embedded backend when the variables are missing or empty', () => {
    expect(choose()).toEqual({ kind: 'embedded' })
    expect(choose('', '  ')).toEqual({ kind: 'embedded' })
  })

  it.each([
    [URL_OK, KEY_OK],
    [`${URL_OK}/`, KEY_OK],
    ['http://127.0.0.1:54321', legacyKey('anon')],
  ])('chooses the project at %s', (url, publishableKey) => {
    expect(choose(url, publishableKey)).toEqual({
      kind: 'hosted',
      url: url.replace(/\/$/, ''),
      publishableKey,
    })
  })

  it.each([
    ['an address without a key', URL_OK, undefined, 'VITE_SUPABASE_URL is set but'],
    ['a key without an address', undefined, KEY_OK, 'VITE_SUPABASE_PUBLISHABLE_KEY is set but'],
    ['no address', 'abc.supabase.co', KEY_OK, 'is no project address'],
    ['another scheme', 'postgres://db.abc.supabase.co', KEY_OK, 'is no project address'],
    ['a path', `${URL_OK}/rest/v1`, KEY_OK, 'is no project address'],
    ['the untouched example', 'https://your-project.supabase.co', KEY_OK, 'still holds the example value'],
    ['a secret key', URL_OK, 'sb_secret_abc', 'holds a secret key'],
    ['a service-role key', URL_OK, legacyKey('service_role'), 'holds a secret key'],
    ['two keys in one', URL_OK, 'sb_publishable_a b', 'contains a space'],
  ])('refuses %s in one sentence', (_, url, key, part) => {
    const choice = choose(url, key)
    expect(choice).toEqual({ kind: 'invalid', problem: expect.stringContaining(part) })
    expect(choice.kind === 'invalid' && choice.problem).not.toContain('\n')
  })

  it('never repeats a secret key', () => {
    expect(JSON.stringify(choose(URL_OK, 'sb_secret_abcdef'))).not.toContain('abcdef')
  })
})

describe('findBrokenLine', () => {
  it('accepts comments and unrelated lines', () => {
    expect(findBrokenLine('# VITE_SUPABASE_URL\n\nnonsense\nexport VITE_SUPABASE_URL = "x"')).toBeUndefined()
  })

  it.each(['VITE_SUPABASE_URL https://abc.supabase.co', 'VITE_SUPABASE_URL', 'export VITE_SUPABASE_URL x'])(
    'tells the line number of %s',
    (line) => {
      expect(findBrokenLine(`A=1\n${line}\n`)).toContain('line 2')
    },
  )
})
