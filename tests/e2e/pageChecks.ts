import type { Page } from '@playwright/test'
import { findBarriers, layoutRules } from '../axe.ts'
import { brokenWordsOf } from '../brokenWords.ts'
import { cutTexts } from '../cutTexts.ts'
import { overflowOf } from '../overflow.ts'
import { addStyle, expect } from './support.ts'

/** Checks that the open page fits into windows of these widths. Each failure names the width, and the `state` of the page. */
export async function expectFits(page: Page, widths: number[], state = '') {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflowOf(page), `${width} px${state}`).toBe(0)
  }
}

/**
 * Checks that axe finds nothing on the open page, and that it fits into narrow and wide windows without breaking a word.
 * A wide window shows nine of ten elements that axe looks at, so a narrow one is asked about its layout alone; about the
 * rest too if it `isPhoneOwn`, shows parts that only a phone has.
 */
export async function expectNoBarriers(page: Page, { isPhoneOwn = false } = {}) {
  await page.setViewportSize({ width: 1440, height: 900 })
  expect.soft(await findBarriers(page), '1440 px').toEqual([])
  await page.setViewportSize({ width: 375, height: 900 })
  expect.soft(await findBarriers(page, isPhoneOwn ? undefined : layoutRules), '375 px').toEqual([])
  for (const width of [320, 375, 768, 1024, 2560]) {
    await expectFits(page, [width])
    expect.soft(await brokenWordsOf(page), `words broken at ${width} px`).toEqual([])
  }
}

/** Checks that the open page fits into a phone's and a small window with text twice as large. */
export async function expectRoomForLargeText(page: Page) {
  await addStyle(page, 'html { font-size: 200% }')
  await expectFits(page, [640, 1280], ', with text twice as large')
}

/** Sets the size of text as in the settings of a browser, in px. Widths in rem follow it, those of media queries too. */
async function setFontSize(page: Page, standard: number) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
}

/** Checks that the open page fits into a phone whose browser is set to larger text, and that none of it is cut off. */
export async function expectRoomForLargeFonts(page: Page) {
  for (const size of [24, 32]) {
    await setFontSize(page, size)
    await expectFits(page, [320, 375], `, in a browser with text of ${size} px`)
    expect
      .soft(await page.evaluate(cutTexts), `cut off at 375 px, in a browser with text of ${size} px`)
      .toEqual([])
  }
  await setFontSize(page, 16)
}
