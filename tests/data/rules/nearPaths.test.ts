import { expect, it } from 'vitest'
import { nearPaths } from '@/data/rules/nearPaths'

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

it('answers a very long address at once', () => {
  expect(nearPaths(`/${'a'.repeat(100_000)}`, paths)).toEqual([])
})
