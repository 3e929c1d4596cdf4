import { describe, expect, it } from 'vitest'
import { netlifyHeaders } from '../../src/hosting/netlifyHeaders.ts'
import { nginxConfig } from '../../src/hosting/nginxConfig.ts'
import { headersOf, responseHeaders } from '../../src/hosting/responseHeaders.ts'

const rules = responseHeaders(
  'shell',
  [
    { address: '/', policy: 'home' },
    { address: '/login', policy: 'shell' },
    { address: '/market', policy: 'market' },
  ],
  ['/favicon.ico', '/favicon.svg', '/og.png'],
)
const files = ['/market.html', ...Array.from({ length: 200 }, (_, index) => `/assets/part-${index}.js`)]
const netlify = netlifyHeaders(rules, files)
const nginx = nginxConfig(rules, ['/', '/login', '/market'])
const policyOf = (address: string) => headersOf(rules, address)['Content-Security-Policy']

describe('the headers of an answer', () => {
  it('hold the document’s own policy, and the common one for any other address', () => {
    expect(['/', '/market', '/login', '/no-such-page', '/markets'].map(policyOf)).toEqual([
      'home',
      'market',
      'shell',
      'shell',
      'shell',
    ])
    expect(rules.map(({ address }) => address)).not.toContain('/login')
  })

  it('spare files what only a document uses', () => {
    expect(Object.keys(headersOf(rules, '/assets/a-1.js'))).toEqual([
      'Strict-Transport-Security',
      'X-Content-Type-Options',
      'Cross-Origin-Resource-Policy',
      'Cache-Control',
    ])
  })
})

/** The `Cache-Control` that each host sends for an address by the file written for it. */
const keeping = {
  'a host that sends headers.json by the address alone': (address: string) =>
    headersOf(
      rules.map(({ address, headers }) => ({ address, headers })),
      address,
    )['Cache-Control'],
  'Netlify and Cloudflare, by _headers': (address: string) =>
    netlify
      .split(/\n(?=\/)/)
      .filter((rule) => {
        const [of = ''] = rule.split('\n')
        return of.endsWith('*') ? address.startsWith(of.slice(0, -1)) : of === address
      })
      .flatMap((rule) => /^ {2}Cache-Control: (.*)$/m.exec(rule)?.[1] ?? [])
      .at(-1),
  // A missing file is answered with another one, whose name nginx looks up.
  nginx: (address: string) => {
    const [, map = ''] = /\$fast_cache_control \{\n(.*?)\n\}/s.exec(nginx.http) ?? []
    const lines = [...map.matchAll(/^ {2}(\S+) "(.*)";$/gm)].map(
      ([, key = '', value]) => [key, value] as const,
    )
    const uri = files.includes(address) ? address : '/404.html'
    const found = lines.find(([key]) =>
      key.startsWith('~') ? new RegExp(key.slice(1)).test(uri) : key === uri,
    )
    return (found ?? lines[0])?.[1]
  },
}

describe('the files for hosts', () => {
  it.each(Object.entries(keeping))('%s: nothing is kept that is missing', (_, keep) => {
    for (const missing of ['/assets/missing-0.js', '/assets/part-0.css', '/assets/', '/no-such-page'])
      expect(keep(missing), missing).toBe('no-cache')
  })

  it.each(Object.entries(keeping).slice(1))('%s: the largest file is kept for a year', (_, keep) => {
    expect(keep('/assets/part-0.js')).toBe('public, max-age=31536000, immutable')
  })

  it('have no more rules than Cloudflare reads', () => {
    expect(netlify.match(/^\//gm)?.length).toBeLessThanOrEqual(100)
  })

  it('remove a common header before they set it anew, for Cloudflare', () => {
    expect(netlify).toContain('\n/market\n  ! Content-Security-Policy\n  Content-Security-Policy: market\n')
  })

  it('name files for nginx, and look up only what differs', () => {
    expect(nginx.http).toContain(
      'map $uri $fast_content_security_policy {\n  default "shell";\n  ~^/assets/ "";\n  /favicon.ico "";\n  /favicon.svg "";\n  /og.png "";\n  /index.html "home";\n  /market.html "market";\n}',
    )
    expect(nginx.server).toContain('add_header Content-Security-Policy $fast_content_security_policy always;')
    expect(nginx.server).toContain('add_header X-Content-Type-Options "nosniff" always;')
  })
})
