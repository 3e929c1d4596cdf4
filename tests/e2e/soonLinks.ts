import type { Page } from '@playwright/test'
import { documentOf, publicPages } from './documents.ts'

/** The pages of the user area that are under construction. */
export const accountPages = ['/wallet', '/trading', '/staking', '/nft', '/kyc', '/settings', '/notifications']
/** Every page under construction. */
export const soonPages = new Set([
  ...publicPages.filter((page) => documentOf(page).includes('This page is not available yet.')),
  ...[...accountPages, '/community', '/user-support'],
])

/** The links of a page whose tag and whose target do not agree. */
export async function wrongLinks(page: Page) {
  const links = await page.locator('a[href]:not([href^="#"])').evaluateAll((all) =>
    all.map((link) => ({
      path: new URL((link as HTMLAnchorElement).href).pathname,
      isTagged: /Soon$|\(Soon\)$/.test(link.getAttribute('aria-label') ?? link.textContent ?? ''),
    })),
  )
  return links.filter(({ path, isTagged }) => isTagged !== soonPages.has(path))
}
