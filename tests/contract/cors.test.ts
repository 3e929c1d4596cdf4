import { describe, expect, it } from 'vitest'
import { target } from './support/target'

/** What a browser asks before a request of the site with these headers. */
const preflight = (path: string, method: string, headers: string) =>
  fetch(`${target.url}${path}`, {
    method: 'OPTIONS',
    headers: {
      origin: target.site,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  })

const ofAuth = ['apikey', 'authorization', 'content-type', 'x-client-info', 'x-supabase-api-version']
const ofData = [
  'accept-profile',
  'apikey',
  'authorization',
  'content-profile',
  'content-type',
  'prefer',
  'x-client-info',
]

describe('CORS', () => {
  it.each([
    ['the auth server', '/auth/v1/token?grant_type=password', 'POST', ofAuth],
    ['a change of the user', '/auth/v1/user', 'PUT', ofAuth],
    ['the data API', '/rest/v1/wallets', 'GET', ofData],
    ['a call of the data API', '/rest/v1/rpc/referral_count', 'POST', ofData],
  ])('lets the site ask %s with its headers', async (_, path, method, headers) => {
    const answer = await preflight(path, method, headers.join(','))
    expect([200, 204]).toContain(answer.status)
    expect(['*', target.site]).toContain(answer.headers.get('access-control-allow-origin'))
    const allowed = (answer.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/)
    if (!allowed.includes('*')) expect(headers.filter((header) => !allowed.includes(header))).toEqual([])
  })

  it.each([
    ['the auth server', '/auth/v1/settings'],
    ['the data API', '/rest/v1/wallets?select=id'],
  ])('lets the site read the answers of %s', async (_, path) => {
    const answer = await fetch(`${target.url}${path}`, {
      headers: { apikey: target.key, origin: target.site },
    })
    expect(['*', target.site]).toContain(answer.headers.get('access-control-allow-origin'))
  })
})
