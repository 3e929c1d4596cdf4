import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placeholders } from '@/data/content/placeholders'
import { listPages } from '@/start/prerender'
import { howTo } from '../howTo'

const folder = new URL('../../stories/screens/', import.meta.url)

/** The addresses of the stories of screens, as they or their tables name them. */
const named = readdirSync(folder)
  .filter((name) => name.endsWith('.stories.tsx'))
  .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/'(\/[^']*)'/g)])
  .map(([, address]) => address)
const addresses = [
  ...named,
  ...Object.values(placeholders)
    .flat()
    .map(({ to }) => to),
]

it('has a story of the screen at every address of the route table', async () => {
  const paths = listPages().map(({ path }) => path)
  expect(paths).toContain('/admin/kyc-aml')
  const missing = paths.filter((path) => !addresses.includes(path))
  expect(missing, howTo('A page')).toEqual([])
})

it('has no story of a screen at an address that is not there', async () => {
  const paths = listPages().map(({ path }) => path)
  expect(addresses.filter((address) => !address || !paths.includes(address))).toEqual([])
})
