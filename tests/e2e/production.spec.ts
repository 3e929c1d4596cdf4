import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawQrPicture } from '../../src/data/rules/drawQrPicture.ts'
import { expect, test } from './support.ts'

const vite = (parameters: string[], environment: Record<string, string>) =>
  spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  })

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test('a production build points at the project and the address it was given, ships the licences of its parts, and knows no mailbox, no local Google and no embedded backend', ({
  baseURL: _,
}, testInfo) => {
  const folder = testInfo.outputPath('production')
  const built = vite(['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'], {
    VITE_SUPABASE_URL: 'https://project.example.test/',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_the_test',
    VITE_SITE_URL: 'https://site.example.test/',
    VITE_PRICE_FEED_URL: 'wss://prices.example.test/feed',
  })
  expect(built.status, built.stderr).toBe(0)

  const files = filesBelow(folder)
  expect(files.length).toBeGreaterThan(10)
  const holdersOf = (text: string) =>
    files.filter((file) => readFileSync(file).includes(text)).map((file) => path.relative(folder, file))
  expect(holdersOf('https://project.example.test').filter((file) => file.startsWith('assets'))).toHaveLength(
    1,
  )
  expect(holdersOf('https://project.example.test/')).toEqual([])
  expect(holdersOf('sb_publishable_of_the_test')).toHaveLength(1)
  for (const text of [
    '/mailbox',
    'No mail yet',
    '/oauth/authorize',
    'stand-in for Google',
    'king-exchange-local',
    'pglite',
    'sb_publishable_king_exchange_embedded',
    'Crown-Demo-2026',
    'sb_secret',
  ]) {
    expect(holdersOf(text), text).toEqual([])
  }

  const home = readFileSync(path.join(folder, 'index.html'), 'utf8')
  expect(home).toContain('<link rel="canonical" href="https://site.example.test/"')
  expect(home, 'the QR picture').toContain(drawQrPicture('https://site.example.test/register').path)

  const headers = readFileSync(path.join(folder, '_headers'), 'utf8')
  const allowed = [...headers.matchAll(/connect-src ([^;]*)/g)].map((match) => match[1])
  expect([...new Set(allowed)]).toEqual(['https://project.example.test wss://prices.example.test'])

  const licences = (name: string) => readFileSync(path.join(folder, 'licenses', name), 'utf8')
  for (const shipped of ['react', 'react-dom', '@chakra-ui/react', 'xstate', '@supabase/supabase-js']) {
    expect(licences('packages.md')).toMatch(new RegExp(`^## ${shipped} - [\\d.]+ \\(MIT\\)$`, 'm'))
  }
  expect(licences('packages.md')).toContain('Permission is hereby granted')
  const typefaces = files
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => /^king-[a-z]+/.exec(path.basename(file))?.[0])
  expect(typefaces.sort()).toEqual(['king-display', 'king-text'])
  for (const typeface of typefaces) {
    expect(licences(`${typeface}.OFL.txt`)).toContain('SIL OPEN FONT LICENSE')
  }
})

test('a production build without a project is refused in one line', () => {
  const built = vite(['build', '--outDir', 'build/never', '--logLevel', 'warn'], {
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: '',
  })
  expect(built.status).not.toBe(0)
  expect(built.stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^King Exchange: .*VITE_SUPABASE_URL.*\.env\.example/),
  ])
})
