import { expect, type Page } from '@playwright/test'
import { test } from './workbench'

test.use({ trace: 'off', viewport: { width: 1440, height: 900 } })

const tool = (page: Page, name: RegExp) => page.locator('.ladle-addons').getByRole('button', { name })

test('a story in a frame scrolls when its width has been chosen', async ({ page }) => {
  await page.goto('/?story=screens--register--nothing-entered')
  await tool(page, /viewport/).click()
  await page.getByRole('radio', { name: /^375px/ }).check()
  const frame = page.frameLocator('.ladle-iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.ladle-iframe').hover()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => frame.locator('html').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
})
