import { describe, expect, it } from 'vitest'
import { resolveAddress } from '../../src/hosting/resolveAddress.ts'

const files = [
  'index.html',
  '404.html',
  'market.html',
  'auth/confirm.html',
  'favicon.svg',
  '_headers',
  'hosting/headers.json',
]
const resolve = (address: string) => resolveAddress(address, (file) => files.includes(file))

describe('an address', () => {
  it.each([
    ['/', 'index.html'],
    ['/market', 'market.html'],
    ['/auth/confirm', 'auth/confirm.html'],
    ['/favicon.svg', 'favicon.svg'],
  ])('%s is answered with %s', (address, file) => {
    expect(resolve(address)).toEqual({ file, address, status: 200 })
  })

  it.each([
    ['/market/', '/market'],
    ['/market//', '/market'],
    ['/market.html', '/market'],
    ['/auth/confirm/', '/auth/confirm'],
    ['/index', '/'],
    ['/index.html', '/'],
  ])('%s leads to %s', (address, redirect) => {
    expect(resolve(address)).toEqual({ redirect })
  })

  it.each([
    '/no-such-page',
    '/no-such-page/',
    '/auth',
    '/404',
    '/404.html',
    '/_headers',
    '/hosting/headers.json',
    '//market/',
    '/\\market/',
    '/Market',
  ])('%s is unknown', (address) => {
    expect(resolve(address)).toEqual({ file: '404.html', address: '/404', status: 404 })
  })
})
