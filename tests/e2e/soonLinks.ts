import type { Page } from '@playwright/test'
import { accountPlaceholders } from '@/data/content/accountPlaceholders'
import { publicPlaceholders } from '@/data/content/publicPlaceholders'

/** Every page under construction, but for those of the admin area. */
export const soonPages = new Set<string>([...publicPlaceholders, ...accountPlaceholders].map(({ to }) => to))

/** The links of a page that do not say, or say wrongly, that their page is under construction: by a tag, or by their list. */
export async function wrongLinks(page: Page) {
  const links = await page.locator('a[href]:not([href^="#"])').evaluateAll((all) =>
    all.map((link) => ({
      path: new URL((link as HTMLAnchorElement).href).pathname,
      isTagged:
        /Soon$|\(Soon\)$/.test(link.getAttribute('aria-label') ?? link.textContent ?? '') ||
        link.closest('[aria-label="Coming soon"]') !== null ||
        // A sentence about the terms says that they are a draft.
        link.closest('p, label')?.textContent?.includes('(draft)') === true,
    })),
  )
  return links.filter(({ path, isTagged }) => isTagged !== soonPages.has(path))
}
