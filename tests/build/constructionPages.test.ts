import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import type { Placeholder } from '@/data/site/navigation'
import { documentOf } from '../e2e/documents.ts'

const pages: readonly Placeholder[] = publicPlaceholders

/** The address that a link of a page under construction names. */
const addressOf = ({ to, hash, search }: Placeholder['links'][number]) =>
  `${to}${search ? `?${new URLSearchParams({ ...search })}` : ''}${hash ? `#${hash}` : ''}`

it.each(pages)('$to says that it is under construction, and what works today', (page) => {
  const main = parseHTML(documentOf(page.to)).document.querySelector('main')
  expect(main?.querySelector('h1')?.textContent).toBe(page.title)
  for (const text of ['Under construction', page.promise]) expect(main?.textContent).toContain(text)
  const links = [...(main?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(expect.arrayContaining(page.links.map(addressOf)))
})

it('knows the page of fees', () => {
  expect(pages.map(({ to }) => to)).toContain('/fees')
})
