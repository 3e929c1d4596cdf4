import type { Page } from '@playwright/test'

/** How many pixels of the page stick out sideways. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
