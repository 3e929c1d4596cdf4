import type { Page } from '@playwright/test'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'
import { linksOf } from '../soonLinks.ts'

/** Every page under construction, but for those of the admin area. */
const soonPages = new Set<string>([...publicPlaceholders, ...accountPlaceholders].map(({ to }) => to))

/** The links of a page that do not say, or say wrongly, that their page is under construction. */
export async function wrongLinks(page: Page) {
  const links = await page.locator('body').evaluate(linksOf)
  return links.filter(({ href, isTagged }) => isTagged !== soonPages.has(new URL(href).pathname))
}
