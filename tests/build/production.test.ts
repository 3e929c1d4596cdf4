import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { EMBEDDED_PUBLISHABLE_KEY } from '@king-exchange/embedded-supabase'
import { describe, expect, it } from 'vitest'
import { qrPictureUrl } from '@/data/text/drawQrPicture'
import { productionSite } from './productionSite.mjs'

const folder = path.resolve('build/production')

const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

/** The files that hold a text. */
const holdersOf = (text: string) =>
  files()
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => path.relative(folder, file))

describe('the production build', { tags: ['night'] }, () => {
  it('points at the project that it was given, in one script', () => {
    expect(files().length).toBeGreaterThan(10)
    const project = productionSite.VITE_SUPABASE_URL.replace(/\/$/, '')
    expect(holdersOf(project).filter((file) => file.startsWith('assets'))).toHaveLength(1)
    expect(holdersOf(productionSite.VITE_SUPABASE_URL)).toEqual([])
    expect(holdersOf(productionSite.VITE_SUPABASE_PUBLISHABLE_KEY)).toHaveLength(1)
  })

  it.each([
    '/mailbox',
    'No mail yet',
    '/oauth/authorize',
    'stand-in for Google',
    'local-application',
    'pglite',
    EMBEDDED_PUBLISHABLE_KEY,
    'Crown-Demo-2026',
  ])('holds nothing of the embedded backend: %s', (text) => {
    expect(holdersOf(text)).toEqual([])
  })

  it('holds no secret key of a project, only the words by which the provider’s client knows one', () => {
    const holders = files().filter((file) => /sb_secret_\w/.test(readFileSync(file, 'latin1')))
    expect(holders).toEqual([])
  })

  it('names the address at which it is public', () => {
    const home = read('index.html')
    expect(home).toContain('<link rel="canonical" href="https://site.example.test/"')
    expect(home, 'the QR picture').toContain(qrPictureUrl('https://site.example.test/register'))
  })

  it('allows connections to itself and its project alone', () => {
    const allowed = [...read('_headers').matchAll(/connect-src ([^;]*)/g)].map((match) => match[1])
    expect([...new Set(allowed)]).toEqual(["'self' https://project.example.test"])
  })

  it('allows its captcha to bring its script and its frame, and to write markup', () => {
    const policies = [...read('_headers').matchAll(/Content-Security-Policy: (.*)/g)].map(
      ([, policy]) => policy,
    )
    expect(policies.length).toBeGreaterThan(0)
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/challenges\.cloudflare\.com;/)
      expect(policy).toContain('; frame-src https://challenges.cloudflare.com')
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default")
    }
  })

  it('ships the licences of its packages and typefaces', () => {
    for (const shipped of ['react', 'react-dom', '@chakra-ui/react', 'xstate', '@supabase/supabase-js']) {
      expect(read('licenses/packages.md')).toMatch(new RegExp(`^## ${shipped} - [\\d.]+ \\(MIT\\)$`, 'm'))
    }
    expect(read('licenses/packages.md')).toContain('Permission is hereby granted')
    const typefaces = files()
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => /^king-[a-z]+/.exec(path.basename(file))?.[0])
    expect(typefaces.sort()).toEqual(['king-display', 'king-text'])
    for (const typeface of typefaces) {
      expect(read(`licenses/${typeface}.OFL.txt`)).toContain('SIL OPEN FONT LICENSE')
    }
  })
})
