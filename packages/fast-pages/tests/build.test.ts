import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type HeaderRule, headersOf } from '../src/hosting/responseHeaders.ts'
import { buildFixture } from './buildFixture.ts'

let built: Awaited<ReturnType<typeof buildFixture>>
const read = (name: string) => readFileSync(path.join(built.folder, name), 'utf8')
const attribute = (document: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(document)?.[1]

beforeAll(async () => {
  built = await buildFixture()
})

afterAll(() => built?.remove())

it('writes a document for each page, and one for unknown addresses', () => {
  const documents = readdirSync(built.folder).filter((name) => name.endsWith('.html'))
  expect(documents.sort()).toEqual(['404.html', 'form.html', 'index.html', 'long.html', 'private.html'])
})

it('puts what is rendered into the document, with the title in its head', () => {
  const [head = '', body = ''] = read('index.html').split('</head>')
  expect(head).toContain('<title>Page /</title>')
  expect(body).toContain('<h1>Two parts</h1>')
  // React's mark of a part that it hydrates later.
  expect(body).toMatch(/<div data-lower=""><!--\$--><section><button type="button">Counted /)
})

it('names scripts that are there, the site’s entry last, and asks for none before the paint', () => {
  const document = read('index.html')
  const scripts = attribute(document, 'data-files')?.split(' ') ?? []
  const files = [...scripts, attribute(document, 'data-renderer') ?? '']
  expect(files.filter((file) => !existsSync(path.join(built.folder, file)))).toEqual([])
  expect(scripts.at(-1)).toMatch(/^\/assets\/index-/)
  expect(document).not.toMatch(/<script[^>]* src=|rel="(?:modulepreload|stylesheet|manifest)"/)
})

it('has the styles of a small document in it, and splits those of a large one', () => {
  expect(read('index.html')).toContain('button:hover{')
  expect(attribute(read('index.html'), 'data-styles')).toBeUndefined()
  const document = read('long.html')
  expect(document).not.toContain('button:hover{')
  expect(read(attribute(document, 'data-styles') ?? '')).toContain('button:hover{')
})

it('says where the site’s scripts do not come what it was told to say', () => {
  expect(read('index.html')).toContain('Not loaded. Retry')
  expect(read('private.html')).toContain('Still not loaded.')
})

it('allows the inline scripts and styles of each document by their hashes, and no others', () => {
  const rules: HeaderRule[] = JSON.parse(read('hosting/headers.json'))
  for (const [address, name] of [
    ['/', 'index.html'],
    ['/long', 'long.html'],
    ['/private', 'private.html'],
  ] as const) {
    const policy = headersOf(rules, address)['Content-Security-Policy'] ?? ''
    const texts = [...read(name).matchAll(/<(?:script data-[^>]*|style[^>]*)>(.*?)<\/(?:script|style)>/gs)]
    expect(texts.length, name).toBeGreaterThan(1)
    for (const [, text = ''] of texts)
      expect(policy, name).toContain(createHash('sha256').update(text).digest('base64'))
  }
})
