import { expect, it } from 'vitest'
import { chapterTitles } from '@/data/content/features'
import { placeholders } from '@/data/content/placeholders'
import { footerNavigation, mainNavigation, type NavigationItem } from '@/data/site/navigation'
import { listPages } from '@/start/prerender'
import { howTo } from '../../howTo'

/** The sections that a link may name, page by page. */
const sections: Record<string, string[]> = {
  '/features': Object.keys(chapterTitles),
  '/contact': ['questions'],
}

const footerLinks: NavigationItem[] = footerNavigation.flatMap(({ items }) => items)
const links: NavigationItem[] = [
  ...footerLinks,
  ...Object.values(placeholders).flatMap((pages) => pages.flatMap(({ links }) => links)),
]

it('links only to sections that their pages have', () => {
  const withSection = links.filter(({ hash }) => hash !== undefined)
  expect(withSection.length).toBeGreaterThan(8)
  expect(withSection.filter(({ to, hash }) => !hash || !sections[to]?.includes(hash))).toEqual([])
})

it('has the specification’s links of the header, in its order, and of the footer', () => {
  const header = ['/', '/market', '/features', '/token', '/blog', '/education', '/support']
  expect(mainNavigation.map(({ to }) => to).filter((to) => header.includes(to))).toEqual(header)
  const footer = footerLinks.map(({ name, to, hash }) => `${name}: ${hash ? `${to}#${hash}` : to}`)
  expect(footer).toEqual(
    expect.arrayContaining([
      ...['Trading: /features#trading', 'Staking: /features#staking', 'NFT Marketplace: /features#nft'],
      ...['King Cards: /features#cards', 'Project builder: /project-builder', 'Contact: /contact'],
      ...['FAQ: /support', 'API: /api', 'Fees: /fees', 'Terms: /terms', 'Privacy: /privacy', 'AML: /aml'],
    ]),
  )
})

it('leads to every public page from the footer', () => {
  const missing = listPages()
    .filter(({ isPrerendered, isForm }) => isPrerendered && !isForm)
    .map(({ path }) => path)
    .filter((path) => !footerLinks.some(({ to }) => to === path))
  expect(missing, howTo('A page')).toEqual([])
})
