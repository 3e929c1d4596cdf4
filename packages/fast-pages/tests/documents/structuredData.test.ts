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

it('lets no title end its element', () => {
  const data = structuredData(site, { ...page, title: '</script><script>run()' })
  expect(data.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(data.slice(data.indexOf('{'), data.lastIndexOf('}') + 1)).itemListElement[1].name).toBe(
    '</script><script>run()',
  )
})
