import type { Page } from '@playwright/test'
import { expectNoBarriers, expectRoomForLargeText } from './barriers.ts'
import { documentOf, pages, prerenderedPages, publicPages } from './documents.ts'
import { wrongLinks } from './soonLinks.ts'
import { structure, structureOf } from './structure.ts'
import { chooseMotion, expect, heading, test, wakeIslands } from './support.ts'
import { expectTypefaces } from './typefaces.ts'

// What holds for every page is checked in one visit and the next, because a visit takes longer than the checks.

/** The forms for getting in, which are checked for barriers and links as the public pages are. */
const authPages = ['/login', '/register', '/forgot-password', '/reset-password', '/auth/confirm']

/** Collects what the page logs as an error or a warning. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

async function expectSameAsDocument(page: Page, path: string) {
  await wakeIslands(page)
  const alive = await structure(page)
  expect.soft(alive.length).toBeGreaterThan(50)
  const regions = alive.findIndex((line) => line.includes('data-scope=toast'))
  const own = regions === -1 ? alive : alive.slice(0, regions)
  expect.soft(own).toEqual(await structureOf(page.context(), documentOf(path)))
}

for (const path of pages) {
  const isPublic = publicPages.includes(path)
  const isRendered = prerenderedPages.includes(path)
  const isChecked = isPublic || authPages.includes(path)

  test(`${path} is whole at the first visit and at the next`, async ({ page }) => {
    test.slow()
    await chooseMotion(page, 'paused')
    const complaints = complaintsOf(page)
    await page.goto(path, { waitUntil: isRendered ? 'networkidle' : 'load' })
    await expect(heading(page, /.+/)).toBeVisible()
    if (path !== '/404') await expect.soft(heading(page, 'Page not found')).toHaveCount(0)

    if (isRendered) {
      await test.step('no text, element or attribute changes by hydration, and no error is logged', async () => {
        await expectSameAsDocument(page, path)
        expect.soft(complaints).toEqual([])
      })
    }
    if (isChecked) {
      await test.step('its links to pages under construction are tagged, and no others', async () => {
        expect.soft(await wrongLinks(page)).toEqual([])
      })
    }
    await test.step('it is set in both typefaces at the first visit', () => expectTypefaces(page))
    await page.reload()
    await test.step('it is set in both typefaces at the next visit', () => expectTypefaces(page))
    if (!isChecked) return
    await test.step('axe knows no barrier, and it fits into windows of 320 to 2560 px', async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expectNoBarriers(page)
    })
    if (isPublic) await test.step('it fits with large text too', () => expectRoomForLargeText(page))
  })
}
