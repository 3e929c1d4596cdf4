import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import { addStyle, expect } from './support.ts'

/** How many pixels of the page stick out sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Checks that axe finds nothing on the open page, and that it fits into narrow and wide windows. */
export async function expectNoBarriers(page: Page) {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await findBarriers(page), `${width} px`).toEqual([])
  }
  for (const width of [320, 768, 1024, 2560]) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await overflowOf(page), `${width} px`).toBe(0)
  }
}

/** Checks that the open page fits into a phone's and a small window with text twice as large. */
export async function expectRoomForLargeText(page: Page) {
  await addStyle(page, 'html { font-size: 200% }')
  for (const width of [640, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await overflowOf(page), `${width} px, with text twice as large`).toBe(0)
  }
}
