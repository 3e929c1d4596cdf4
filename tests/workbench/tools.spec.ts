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

test('no tool takes the walk of the Stepper out of the address', async ({ page }) => {
  await page.goto('/?story=stepper--mobile-menu')
  await page.frameLocator('iframe').getByRole('button', { name: /menu/i }).first().click()
  await expect(page).toHaveURL(/#walk=/)
  const { hash } = new URL(page.url())
  const names = await tool(page, /./).evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names.filter((each) => !/fullscreen|accessibility/.test(each ?? ''))) {
    await page.getByRole('button', { name: name ?? '', exact: true }).click()
    expect(new URL(page.url()).hash, name ?? '').toBe(hash)
    await page.keyboard.press('Escape')
  }
})
