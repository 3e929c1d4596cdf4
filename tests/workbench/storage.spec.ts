import { expect, test } from '@playwright/test'
import { addressOf } from './addressOf'

test.use({ trace: 'off' })

test('stories neither read nor write what the site has stored, and are shown where nothing can be stored', async ({
  page,
  context,
}) => {
  await page.goto('/meta.json')
  const stored = { 'king-exchange-favourites': '["BTC"]', 'king-exchange-motion': 'live' }
  await page.evaluate((entries) => Object.assign(localStorage, entries), stored)
  for (const story of ['screens--market--no-favourites', 'screens--dashboard--balances-hidden'])
    await page.goto(addressOf(story).replace('&mode=preview', ''))
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', /hidden/)
  await page.goto('/meta.json')
  const ofBrowser = await page.evaluate(() => ({ ...localStorage }))
  const ofTab = await page.evaluate(() => Object.keys(sessionStorage))
  expect(ofTab.filter((key) => !key.startsWith('ladle-'))).toEqual([])
  expect(ofBrowser).toEqual(expect.objectContaining(stored))
  expect(Object.keys(ofBrowser).filter((key) => !(key in stored) && !key.startsWith('ladle-'))).toEqual([])

  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The storage is denied.', 'SecurityError')
        },
      })
  })
  await page.goto('/?story=screens--market--favourites')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-shown-story', 'screens--market--favourites')
})
