import type { Page } from '@playwright/test'
import { contrast } from '../contrast.ts'
import { overflowOf } from '../overflow.ts'
import { expectFits } from './pageChecks.ts'
import { arrowRight, expect, heading } from './support.ts'

/** The names of the sections that show nothing but their heading. */
const emptySections = (page: Page) =>
  page.locator('section, article').evaluateAll((all) =>
    all.flatMap((section) => {
      const heading = section.querySelector<HTMLElement>('h2, h3')
      if (!heading || heading.closest('section, article') !== section || !heading.checkVisibility()) return []
      const isFilled = [
        ...section.querySelectorAll<HTMLElement>('p, li, dl, table, div, span, img, svg'),
      ].some(
        (part) =>
          !part.contains(heading) &&
          !heading.contains(part) &&
          part.textContent?.trim() &&
          part.checkVisibility(),
      )
      return isFilled ? [] : [heading.textContent]
    }),
  )

/** Parts that are shown and might be cut by the end of a page. */
const uncutParts = (page: Page) =>
  page
    .locator('main :is(li, tr, article, figure, picture, dl > div, svg), footer')
    .evaluateAll((all) =>
      all.flatMap((part) =>
        part.checkVisibility() && getComputedStyle(part).breakInside !== 'avoid'
          ? [part.outerHTML.slice(0, 80)]
          : [],
      ),
    )

/** Checks that a public page is printed dark on white, with nothing to press and nothing that stays in view. */
export async function expectPrintable(page: Page) {
  await page.setViewportSize({ width: 718, height: 1000 })
  const ticker = page.locator('header + section')
  await expect.soft(ticker).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect.soft(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect.soft(await heading(page, /.+/).evaluate(contrast, 'color' as const)).toBeGreaterThan(15)
  await expect.soft(page.getByRole('banner')).toHaveCSS('position', 'absolute')
  await expect.soft(ticker).toBeHidden()
  await expect.soft(page.getByRole('button')).toHaveCount(0)
  await expect.soft(page.getByRole('textbox')).toHaveCount(0)
  await expect.soft(page.getByRole('contentinfo')).toContainText('Digital assets are volatile')
  expect.soft(await overflowOf(page), 'on paper').toBe(0)
  expect.soft(await emptySections(page), 'headings with nothing beneath').toEqual([])
  expect.soft(await uncutParts(page), 'parts that the end of a page cuts').toEqual([])
  await page.emulateMedia({ media: 'screen' })
}

/** Checks that a page that is set from right to left overflows nowhere, turns its arrows and keeps the sign before a figure. */
export async function expectReversible(page: Page) {
  const setDirection = (direction: string) =>
    page.evaluate((value) => document.documentElement.setAttribute('dir', value), direction)
  await setDirection('rtl')
  await expectFits(page, [375, 1440], ', from right to left')
  const straight = await page
    .locator(`main ${arrowRight}:visible`)
    .evaluateAll((all) => all.filter((arrow) => getComputedStyle(arrow).scale !== '-1 1').length)
  expect.soft(straight, 'arrows that are not turned').toBe(0)
  const loose = await page
    .getByText(/^[+\u2212][\d.,]+%$/)
    .evaluateAll((all) => all.filter((figure) => getComputedStyle(figure).direction !== 'ltr').length)
  expect.soft(loose, 'figures that are set from right to left').toBe(0)
  await setDirection('ltr')
}

/** Checks that a window as low as with text enlarged fourfold belongs to the content of a page once it is scrolled. */
export async function expectLowWindowForContent(page: Page) {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
  const share = await page.evaluate(() => {
    const main = document.querySelector('main')
    const points = Array.from({ length: 16 }, (_, index) => (index + 0.5) * (window.innerHeight / 16))
    return points.filter((y) => main?.contains(document.elementFromPoint(160, y))).length / points.length
  })
  expect.soft(share, 'of a low window').toBe(1)
}
