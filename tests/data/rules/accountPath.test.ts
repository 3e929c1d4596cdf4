import { expect, it } from 'vitest'
import { accountNavigation } from '@/data/registries/accountNavigation'
import { readAccountPath } from '@/data/rules/accountPath'

it('every page of the user area can be led to', () => {
  const paths = accountNavigation.map(({ to }) => to)
  expect(paths.map(readAccountPath)).toEqual(paths)
  expect(readAccountPath('/cards/')).toBe('/cards')
})

it.each([
  undefined,
  null,
  7,
  {},
  '',
  '/',
  '/login',
  '/admin',
  '/dashboard/../admin',
  '/cards?next=//evil.example',
  '/cards#x',
  '//evil.example',
  '//evil.example/cards',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/cards',
  'javascript:alert(1)',
  ' /cards',
  '/CARDS',
  '/toString',
])('%j is no page of the user area', (value) => {
  expect(readAccountPath(value)).toBeUndefined()
})
