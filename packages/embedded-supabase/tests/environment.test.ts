import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { chooseBackend, findBrokenFile, findProblem } from '../src/environment.ts'

const URL_OK = 'https://abc.supabase.co'
const KEY_OK = 'sb_publishable_abc'
const legacyKey = (role: string) => `eyJh.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.sig`

const choose = (url?: string, key?: string) =>
  chooseBackend({ VITE_SUPABASE_URL: url, VITE_SUPABASE_PUBLISHABLE_KEY: key })

describe('chooseBackend', () => {
  it('chooses the embedded backend when the variables are empty', () => {
    expect([choose(), choose('', '  ')]).toEqual([{ kind: 'embedded' }, { kind: 'embedded' }])
  })

  it.each([
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
    expect(choose(URL_OK, 'sb_secret_abcdef')).not.toMatchObject({
      problem: expect.stringContaining('abcdef'),
    })
  })
})

describe('a .env file', () => {
  const problemOf = (contents: string, encoding: BufferEncoding = 'utf8') =>
    findProblem(Buffer.from(contents, encoding))
  const line = 'VITE_SUPABASE_URL=https://abc.supabase.co\n'

  it.each([
    ['with comments and other lines', '# VITE_SUPABASE_URL\n\nOTHER=1\nexport VITE_SUPABASE_URL = "x"'],
    ['with the line ends of Windows', 'VITE_SITE_URL="https://a.example" # public\r\nVITE_SUPABASE_URL=\r\n'],
    ['with a value of several lines', 'KEY="a\nb"\nVITE_SITE_URL=x'],
  ])('%s is read', (_, contents) => {
    expect(problemOf(contents)).toBeUndefined()
  })

  it.each([
    'VITE_SUPABASE_URL https://abc.supabase.co',
    'export VITE_SUPABASE_URL x',
    'VITE_SITE_URL: x\nVITE_SUPABASE_URL=x',
  ])('is refused with the number of its line %j', (broken) => {
    expect(problemOf(`A=1\n${broken}\n`)).toMatch(/^line 2 is not of the form/)
  })

  it('in another encoding than UTF-8 is refused by its name', () => {
    expect(problemOf(`\uFEFF${line}`)).toContain('byte order mark')
    expect(problemOf(line, 'utf16le')).toContain('not UTF-8')
    expect(problemOf('# caf\xe9\n', 'latin1')).toContain('not UTF-8')
  })

  it('is looked for under each name that the mode reads', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'environment-'))
    for (const name of ['.env', '.env.production']) writeFileSync(path.join(folder, name), line, 'utf16le')
    expect(findBrokenFile(folder, 'development')).toMatch(/^\.env: it is not UTF-8/)
    writeFileSync(path.join(folder, '.env'), line)
    expect(findBrokenFile(folder, 'development')).toBeUndefined()
    expect(findBrokenFile(folder, 'production')).toMatch(/^\.env\.production: it is not UTF-8/)
    rmSync(folder, { recursive: true })
  })
})
