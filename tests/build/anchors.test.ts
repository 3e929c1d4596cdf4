import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { documentOf, pages, prerenderedPages } from '../e2e/documents.ts'

const pagesWithSections = ['/', '/about', '/api', '/blog', '/contact', '/features', '/market', '/token']

it.each(pagesWithSections)('%s has an anchor at each section, which is named as its heading', (page) => {
  const { document } = parseHTML(documentOf(page))
  const sections = [...document.querySelectorAll('main section[aria-labelledby$="-title"]')].filter(
    (section) => section.id !== 'first-screen',
  )
  expect(sections.length).toBeGreaterThan(0)
  for (const section of sections)
    expect(`${section.id}-title`, page).toBe(section.getAttribute('aria-labelledby'))
})

it.each([
  ['/', ['inside', 'app', 'vip', 'kcc', 'features', 'api', 'partners', 'countdown', 'protection', 'account']],
  ['/about', ['mission', 'numbers', 'leadership', 'team', 'values']],
  ['/api', ['plans', 'limits', 'questions', 'faq']],
  ['/blog', ['featured', 'latest', 'newsletter', 'topics']],
  ['/contact', ['write', 'hours', 'email', 'questions', 'faq', 'headquarters']],
  ['/features', ['trading', 'staking', 'nft', 'cards', 'tools', 'security', 'why', 'coming-soon']],
  ['/market', ['assets']],
  ['/token', ['kcc', 'kccredit', 'tokenomics', 'staking', 'roadmap']],
] as const)('%s has the places that people guess: %s', (page, anchors) => {
  const { document } = parseHTML(documentOf(page))
  for (const anchor of anchors) {
    const place = document.getElementById(anchor)
    expect(place?.closest('main section'), `${page}#${anchor}`).toBeTruthy()
  }
})

it('has every place to which a link of the site leads, and each once', () => {
  let count = 0
  for (const page of prerenderedPages) {
    const { document } = parseHTML(documentOf(page))
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      page,
    ).toEqual([])
    for (const link of document.querySelectorAll('a[href*="#"]')) {
      const [path = '', anchor = ''] = (link.getAttribute('href') ?? '').split('#')
      const target = path || page
      if (!pages.includes(target)) continue
      expect(documentOf(target), `${page}: ${path}#${anchor}`).toContain(` id="${anchor}"`)
      count += 1
    }
  }
  expect(count).toBeGreaterThan(20)
})
