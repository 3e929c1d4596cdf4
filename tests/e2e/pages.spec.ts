import type { Page } from '@playwright/test'
import { misplaced } from '../misplaced.ts'
import { namelessParts } from '../nameless.ts'
import { wrongCurrentLinks } from './currentLinks.ts'
import { documentOf, forms, pages, prerenderedPages, publicPages } from './documents.ts'
import { expectLowWindowForContent, expectPrintable, expectReversible } from './media.ts'
import { expectNoBarriers, expectRoomForLargeFonts, expectRoomForLargeText } from './pageChecks.ts'
import { soonPages, wrongLinks } from './soonLinks.ts'
import { structure, structureOf } from './structure.ts'
import { chooseMotion, expect, heading, idleWorkDone, test, untilWhole } from './support.ts'
import { expectTypefaces } from './typefaces.ts'

// What holds for every page is checked in one visit and another, because a visit takes longer than the checks.

/** The forms for getting in, which are checked for barriers and links as the public pages are. */
const authPages = ['/login', '/register', '/forgot-password', '/reset-password', '/auth/confirm']

/** Pages with parts that only a phone shows; those of the header and the footer are on each of them. */
const phoneOwnPages = ['/', '/features', '/market', '/login']

/** Public pages whose buttons are not printed. Those of the features are the names of their cards. */
const printedPages = publicPages.filter((path) => path !== '/features')

/** The home page and a form, which a push visits, the form again for what a sweep asks of stories; the night visits the others. */
const templates = ['/', '/register']

const checkedPages = pages.filter((path) => publicPages.includes(path) || authPages.includes(path))

/** Collects what the page logs as an error or a warning. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  return complaints
}

async function expectOpen(page: Page, path: string) {
  await expect(heading(page, /.+/)).toBeVisible()
  if (path !== '/404') await expect.soft(heading(page, 'Page not found')).toHaveCount(0)
}

async function expectSameAsDocument(page: Page, path: string) {
  await untilWhole(page)
  await idleWorkDone(page)
  const html = documentOf(path)
  const hydrated = await structure(page)
  expect.soft(hydrated.length).toBeGreaterThan(50)
  const notices = hydrated.findIndex((line) => line.includes('data-scope=toast'))
  expect.soft(hydrated.slice(0, notices)).toEqual(await structureOf(page.context(), html))
  const robots = /<meta name="robots" content="(\w+)"/.exec(html)?.[1]
  expect.soft(await page.locator('meta[name=robots]').evaluateAll(contentsOf)).toEqual(robots ? [robots] : [])
}

async function expectSoundMarkup(page: Page) {
  expect.soft(await namelessParts(page), 'parts without a name').toEqual([])
  expect.soft(await page.locator('body').evaluate(misplaced), 'misplaced elements').toEqual([])
  expect.soft(await page.locator('[blocking=""]').count(), 'empty attributes').toBe(0)
}

const contentsOf = (tags: Element[]) => tags.map((tag) => tag.getAttribute('content'))

for (const path of checkedPages) {
  const isPublic = publicPages.includes(path)

  test(`${path} is whole at the first visit`, { tag: templates.includes(path) ? [] : '@night' }, async ({
    page,
  }) => {
    test.slow()
    await chooseMotion(page, 'paused')
    const complaints = complaintsOf(page)
    await page.goto(path)
    await expectOpen(page, path)

    if (prerenderedPages.includes(path)) {
      await test.step('no text, element or attribute changes by hydration', () =>
        expectSameAsDocument(page, path))
    }
    await test.step('its links to pages under construction are tagged, and no others', async () => {
      expect.soft(await wrongLinks(page)).toEqual([])
    })
    await test.step('no link is called current that leads to elsewhere', async () => {
      expect.soft(await wrongCurrentLinks(page)).toEqual([])
    })
    await test.step('each image, group and article has a name, and each element its place', () =>
      expectSoundMarkup(page))
    await test.step('it is set in both typefaces', () => expectTypefaces(page))
    expect.soft(complaints, 'nothing is logged as an error').toEqual([])
  })

  test(`${path} is for everybody at the next visit`, { tag: path === '/register' ? [] : '@night' }, async ({
    page,
  }) => {
    test.slow()
    await chooseMotion(page, 'paused')
    await page.addInitScript(() => localStorage.setItem('fast-pages-typefaces', ''))
    await page.goto(path)
    await test.step('it is set in both typefaces', () => expectTypefaces(page))
    await test.step('axe knows no barrier, and it fits into windows of 320 to 2560 px', async () => {
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expectNoBarriers(page, { isPhoneOwn: phoneOwnPages.includes(path) })
    })
    await test.step('it can be set from right to left', () => expectReversible(page))
    if (printedPages.includes(path)) await test.step('it can be printed', () => expectPrintable(page))
    if (isPublic && !soonPages.has(path)) {
      await test.step('a low window belongs to its content', () => expectLowWindowForContent(page))
    }
    if (isPublic || forms.includes(path)) {
      await test.step('it fits with large text too', async () => {
        await expectRoomForLargeFonts(page)
        if (isPublic) await expectRoomForLargeText(page)
      })
    }
  })
}

test('every other page is there and set in both typefaces', { tag: '@night' }, async ({ page }) => {
  test.slow()
  await chooseMotion(page, 'paused')
  for (const path of pages.filter((name) => !checkedPages.includes(name))) {
    await test.step(path, async () => {
      await page.goto(path)
      await expectOpen(page, path)
      await expectTypefaces(page)
      expect.soft(await wrongCurrentLinks(page)).toEqual([])
      await expectSoundMarkup(page)
    })
  }
})
