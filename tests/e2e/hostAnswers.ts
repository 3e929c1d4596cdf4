import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'

const folder = path.resolve('build/embedded')

const sizeOf = (file: string) => statSync(path.join(folder, file)).size

/** The largest script of the build. */
const script = readdirSync(path.join(folder, 'assets'))
  .filter((name) => name.endsWith('.js'))
  .sort((one, other) => sizeOf(`assets/${other}`) - sizeOf(`assets/${one}`))[0]

/** Headers of every answer. */
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** Headers of every document, its policy apart. */
const ofDocument = {
  ...always,
  'cache-control': 'no-cache',
  'content-type': expect.stringMatching(/^text\/html; ?charset=utf-8$/i),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
}

const moderate = 'public, max-age=86400'

/** Checks a host's answer for each kind of file of the build, at the origin of `request`. */
export async function expectHeaders(request: APIRequestContext) {
  for (const [address, status] of [
    ['/', 200],
    ['/market', 200],
    ['/login', 200],
    ['/no-such-page', 404],
    ['/assets/no-such-file.js', 404],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(status)
    expect(answer.headers(), address).toMatchObject(ofDocument)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, address).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, address).not.toContain('unsafe')
    expect(policy.length, `characters of the policy of ${address}`).toBeLessThan(1_500)
    if (status === 404) expect(await answer.text()).toContain('<title>Page not found')
  }
  for (const [address, headers] of [
    [
      `/assets/${script}`,
      {
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^(text|application)\/javascript/),
        'cross-origin-resource-policy': 'same-origin',
      },
    ],
    [
      '/favicon.svg',
      {
        'cache-control': moderate,
        'content-type': expect.stringContaining('image/svg+xml'),
        'cross-origin-resource-policy': 'same-origin',
      },
    ],
    ['/og.png', { 'cache-control': moderate, 'cross-origin-resource-policy': 'cross-origin' }],
    ['/favicon.ico', { 'cache-control': moderate, 'cross-origin-resource-policy': 'cross-origin' }],
    ['/site.webmanifest', { 'content-type': expect.stringContaining('application/manifest+json') }],
    ['/robots.txt', { 'cache-control': 'no-cache', 'content-type': expect.stringContaining('text/plain') }],
  ] as const) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers(), address).toMatchObject({ ...always, ...headers })
  }
  expect((await request.get(`/assets/${script}`)).headers()).not.toHaveProperty('content-security-policy')
}

/** Checks how a host answers addresses that are written otherwise, or are nobody's to read. */
export async function expectAddresses(request: APIRequestContext) {
  for (const [address, target] of [
    ['/market/?filter=gainers', '/market?filter=gainers'],
    ['/market.html', '/market'],
    ['/market//', '/market'],
    ['/auth/confirm/', '/auth/confirm'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/Register?ref=CROWNDEMO7', '/register?ref=CROWNDEMO7'],
    ['/Market/', '/market'],
    ['/MARKET.HTML', '/market'],
    ['/Auth/Confirm', '/auth/confirm'],
  ]) {
    const answer = await request.get(address ?? '', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], address).toEqual([301, target])
  }
  for (const address of [
    '/no-such-page/',
    '/auth',
    '/No-Such-Page',
    '/assets/',
    '/404',
    '/404.html',
    '/_headers',
    '/hosting/headers.json',
    '/%5Cmarket/',
    '/%2e%2e%2fpackage.json',
    '/%00',
  ]) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([400, 404], `${address}: ${answer.status()}`).toContain(answer.status())
  }
}

/** Checks that a host sends the copies that the build has compressed, also to who comes through a proxy. */
export async function expectCompressed(request: APIRequestContext, encodings: ('br' | 'gzip')[]) {
  for (const [address, file] of [
    ['/market', 'market.html'],
    ['/no-such-page', '404.html'],
    [`/assets/${script}`, `assets/${script}`],
  ] as const) {
    for (const encoding of encodings) {
      const answer = await request.get(address, {
        headers: { 'accept-encoding': encoding, via: '1.1 proxy' },
      })
      const headers = answer.headers()
      const copy = `${file}.${encoding === 'br' ? 'br' : 'gz'}`
      expect(headers['content-encoding'], `${address} as ${encoding}`).toBe(encoding)
      expect(headers.vary?.toLowerCase(), address).toContain('accept-encoding')
      expect((await answer.body()).length, address).toBe(sizeOf(file))
      if (headers['content-length']) expect(Number(headers['content-length'])).toBe(sizeOf(copy))
    }
    const plain = await request.get(address, { headers: { 'accept-encoding': 'identity' } })
    expect(plain.headers(), address).not.toHaveProperty('content-encoding')
  }
}
