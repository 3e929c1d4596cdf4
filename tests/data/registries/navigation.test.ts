import { expect, it } from 'vitest'
import { chapterTitles } from '@/data/content/features'
import { footerNavigation, type NavigationItem } from '@/data/registries/navigation'
import { placeholders } from '@/data/registries/placeholders'

/** The sections that a link may name, page by page. */
const sections: Record<string, string[]> = {
  '/features': Object.keys(chapterTitles),
  '/contact': ['questions'],
}

const links: NavigationItem[] = [
  ...footerNavigation.flatMap(({ items }) => items),
  ...Object.values(placeholders).flatMap((pages) => pages.flatMap(({ links }) => links)),
]

it('links only to sections that their pages have', () => {
  const withSection = links.filter(({ hash }) => hash !== undefined)
  expect(withSection.length).toBeGreaterThan(8)
  expect(withSection.filter(({ to, hash }) => !hash || !sections[to]?.includes(hash))).toEqual([])
})
