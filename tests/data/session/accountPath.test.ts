import { expect, it } from 'vitest'
import { accountNavigation } from '@/data/account/accountNavigation'
import { parseAccountPath } from '@/data/session/accountPath'

it('every page of the user area can be led to', () => {
  const paths = accountNavigation.map(({ to }) => to)
  expect(paths.map(parseAccountPath)).toEqual(paths)
  expect(parseAccountPath('/cards/')).toBe('/cards')
  for (const asked of ['?sort=value&order=asc', '?next=//evil.example', '#x', '?q=btc#movements', '?'])
    expect(parseAccountPath(`/dashboard/${asked}`)).toBe(`/dashboard${asked}`)
})

it.each([
  undefined,
  '',
  '/login',
  '/dashboard/../admin',
  '/cards#\n',
  '//evil.example/cards',
  '/\\evil.example',
  'https://evil.example/cards',
  'javascript:alert(1)',
  '/CARDS',
])('%j is no page of the user area', (value) => {
  expect(parseAccountPath(value)).toBeUndefined()
})
