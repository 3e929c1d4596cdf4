import { expect, it } from 'vitest'
import { fullTitle, unknownPage } from '@/data/content/pageHead'
import { listPages } from '@/start/prerender'

const pages = [...(await listPages()), unknownPage]
const shown = pages.map(({ path, title, description }) => ({ path, title: fullTitle(title), description }))

it('gives every page a title and a description that search engines show whole', () => {
  const cut = shown.filter(({ title, description }) => title.length > 60 || description.length > 155)
  expect(cut).toEqual([])
  expect(shown.filter(({ title, description }) => title.length < 5 || description.length < 25)).toEqual([])
})

it('gives every page that search engines list a title and a description of its own', () => {
  const listed = pages.filter(({ isHidden }) => !isHidden)
  expect(listed.length).toBeGreaterThan(6)
  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length)
})
