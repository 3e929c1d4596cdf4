import { expect, it } from 'vitest'
import { structuredData } from '../../src/documents/structuredData.ts'

const site = { name: 'A site', origin: 'https://site.example' }

const page = {
  title: 'Market',
  description: 'Prices',
  path: '/market',
  isHidden: false,
  isForm: false,
  isPrerendered: true,
  sources: [],
}

it('names the place of a page in the site', () => {
  expect(structuredData(site, page)).toBe(
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"A site","item":"https://site.example/"},{"@type":"ListItem","position":2,"name":"Market"}]}</script>',
  )
})

it('says nothing of a page that is not to be listed', () => {
  expect(structuredData(site, { ...page, isHidden: true })).toBe('')
})

it('lets no title end its element', () => {
  const data = structuredData(site, { ...page, title: '</script><script>run()' })
  expect(data.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(data.slice(data.indexOf('{'), data.lastIndexOf('}') + 1)).itemListElement[1].name).toBe(
    '</script><script>run()',
  )
})
