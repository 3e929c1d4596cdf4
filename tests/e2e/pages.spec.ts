import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import { misplaced } from '../misplaced.ts'
import { namelessParts } from '../nameless.ts'
import { wrongCurrentLinks } from './currentLinks.ts'
import { documentOf, pages, prerenderedPages, publicPages } from './documents.ts'
import { wrongLinks } from './soonLinks.ts'
import { structure, structureOf } from './structure.ts'
import { chooseMotion, expect, heading, idleWorkDone, test, untilWhole } from './support.ts'
import { expectTypefaces } from './typefaces.ts'

// What holds for every page is checked in one visit, because a visit takes longer than the checks. How a page looks in each
// window, on paper, from right to left and with large text is asked of its story: `tests/screens/everyPage.test.ts`.

/** The forms for getting in, whose links are checked as those of the public pages are. */
const authPages = ['/login', '/register', '/forgot-password', '/reset-password', '/auth/confirm']

/** The home page and a form, which a push visits; the night visits the others. */
const templates = ['/', '/register']

const checkedPages = pages.filter((path) => publicPages.includes(path) || authPages.includes(path))

/** Collects errors and warnings that the page logs. */
function loggedOn(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text())
  })
  return logged
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
  test(`${path} is whole at the first visit`, { tag: templates.includes(path) ? [] : '@night' }, async ({
    page,
  }) => {
    test.slow()
    await chooseMotion(page, 'paused')
    const logged = loggedOn(page)
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
    await test.step('axe knows no barrier', async () => {
      expect.soft(await findBarriers(page)).toEqual([])
    })
    expect.soft(logged, 'nothing is logged as an error').toEqual([])
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
