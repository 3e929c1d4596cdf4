import type { Locator, Page } from '@playwright/test'
import { expect } from '../support.ts'

/** The switch for everything that changes by itself. */
export const liveSwitch = (page: Page) =>
  page.getByRole('button', { name: /^(Pause|Resume) motion and live figures$/ })

/** The figures of the countdown on the home page. */
export const countdownOf = (page: Page) => page.getByRole('timer').locator('time')

/** Checks whether seconds change what an element shows, by the page's clock, which the test has to have installed. */
export async function expectTicking(page: Page, element: Locator, isTicking: boolean) {
  // Far below, an element has no text to see.
  await element.scrollIntoViewIfNeeded()
  await expect(element).not.toHaveText('', { useInnerText: true })
  const before = await element.innerText()
  await page.clock.runFor(2_000)
  if (isTicking) await expect(element).not.toHaveText(before, { useInnerText: true })
  else await expect(element).toHaveText(before, { useInnerText: true })
}
