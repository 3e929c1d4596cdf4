import { expect, it } from 'vitest'
import { nearPaths } from '@/data/search/nearPaths'

const paths = [
  '/',
  '/market',
  '/blog',
  '/fees',
  '/features',
  '/settings',
  '/admin/fees',
  '/admin/users',
  '/login',
]

it.each([
  ['/fes', ['/fees', '/admin/fees']],
  ['/maket', ['/market']],
  ['/Market/', ['/market']],
  ['/market.html', ['/market']],
  ['/blog/leverage-without-the-folklore', ['/blog']],
  ['/feat', ['/features']],
  ['/user/settings', ['/settings']],
  ['/admin/user', ['/admin/users']],
  ['/logn', ['/login']],
  ['/no-such-page', []],
  ['/x', []],
])('finds near %s: %j', (asked, near) => {
  expect(nearPaths(asked, paths)).toEqual(near)
})

it.each(['a', '/', 'a/', '/a', '.html', 'market/'])('answers a very long address of %j at once', (part) => {
  expect(nearPaths(`/${part.repeat(200_000)}x`, paths)).toEqual(part === 'market/' ? ['/market'] : [])
})

it('finds a page behind any number of slashes', () => {
  expect(nearPaths(`/market${'/'.repeat(200_000)}`, paths)).toEqual(['/market'])
})
