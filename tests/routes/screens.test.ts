import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listPages } from '@/prerender'

const folder = new URL('../../stories/screens/', import.meta.url)

/** The addresses at which the stories of screens stand, as they name them. */
const addresses = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\/[^']*)'/g)])
  .map(([, address]) => address)

it('has a story of the screen at every address of the route table', () => {
  const paths = listPages().map(({ path }) => path)
  expect(paths).toContain('/admin/kyc-aml')
  expect(paths.filter((path) => !addresses.includes(path))).toEqual([])
})

it('has no story of a screen at an address that is not there', () => {
  const paths = listPages().map(({ path }) => path)
  expect(addresses.filter((address) => !address || !paths.includes(address))).toEqual([])
})
