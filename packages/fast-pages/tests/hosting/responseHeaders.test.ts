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

describe('the files for hosts', () => {
  it('remove a common header before they set it anew, for Cloudflare', () => {
    expect(netlifyHeaders(rules)).toContain(
      '\n/market\n  ! Content-Security-Policy\n  Content-Security-Policy: market\n',
    )
  })

  it('name files for nginx, and look up only what differs', () => {
    const { http, server } = nginxConfig(rules)
    expect(http).toContain(
      'map $uri $fast_content_security_policy {\n  default "shell";\n  ~^/assets/ "";\n  /favicon.ico "";\n  /favicon.svg "";\n  /og.png "";\n  /index.html "home";\n  /market.html "market";\n}',
    )
    expect(server).toContain('add_header Content-Security-Policy $fast_content_security_policy always;')
    expect(server).toContain('add_header X-Content-Type-Options "nosniff" always;')
  })
})
