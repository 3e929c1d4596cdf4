import type { Page } from '@playwright/test'
import { expect, heading, test } from './support.ts'

// What these pages say is asked of their documents, in `tests/build/pageContents.test.ts`; how they behave, of their
// stories, in `tests/screens/pages.test.ts`.

/** True if a category's heading is visible below the header, and not covered. */
const isInTheOpen = (page: Page, id: string) =>
  page.evaluate((name) => {
    const title = document.querySelector(`#${name} h2`)
    const box = title?.getBoundingClientRect()
    if (!title || !box) return 'absent'
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    if (box.top < header) return `under the header: ${box.top} < ${header}`
    if (box.bottom > innerHeight) return 'below the window'
    const top = document.elementFromPoint(box.left + 8, box.top + box.height / 2)
    return top && title.contains(top) ? 'in the open' : `covered by ${top?.tagName}`
  }, id)

test('links lead to a feature category below the header, from another page, the footer and the page’s own index', async ({
  page,
}) => {
  const expectAt = async (id: string) => {
    await expect(page).toHaveURL(`/features#${id}`)
    await expect.poll(() => isInTheOpen(page, id)).toBe('in the open')
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeFocused()
  }
  await page.goto('/privacy')
  await expect(heading(page, 'Privacy policy')).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expectAt('security')
  await page.getByRole('contentinfo').getByRole('link', { name: 'King Cards' }).click()
  await expectAt('cards')
  const index = page.getByRole('navigation', { name: 'Feature categories' })
  await index.getByRole('link', { name: 'NFT marketplace' }).click()
  await expectAt('nft')
})
