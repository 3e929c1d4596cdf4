import { expect, type Page, test } from '@playwright/test'
import { addressOf } from './addressOf'

test.use({ trace: 'off', viewport: { width: 1440, height: 900 } })

const tool = (page: Page, name: RegExp) => page.locator('.ladle-addons').getByRole('button', { name })
const stories = (page: Page) => page.getByRole('button', { name: 'Stories', exact: true })
const shown = (page: Page) => page.locator('html[data-shown-story]')

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

test('Escape and Alt+F leave full screen wherever the focus is, unless the story has a use for them', async ({
  page,
}) => {
  for (const key of ['Escape', 'Alt+f']) {
    await page.goto('/?story=stepper--mobile-menu')
    await tool(page, /fullscreen/).click()
    await expect(stories(page)).toBeVisible()
    await page.frameLocator('iframe').getByRole('button', { name: /menu/i }).first().focus()
    await page.keyboard.press(key)
    await expect(stories(page)).toHaveCount(0)
  }
  await page.goto('/?story=screens--login--empty')
  await tool(page, /fullscreen/).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('nadia')
  await page.keyboard.press('Escape')
  await expect(stories(page)).toHaveCount(0)

  await page.goto('/?story=screens--market--all')
  await tool(page, /fullscreen/).click()
  const search = page.getByRole('main').getByRole('searchbox').first()
  await search.fill('bit')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(stories(page)).toBeVisible()
  await search.press('Escape')
  await expect(stories(page)).toHaveCount(0)
})

test('full screen keeps the width that is chosen, also in a link', async ({ page }) => {
  await page.goto(`${addressOf('screens--market--all')}&width=375&theme=light`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await frame.locator('html').evaluate(() => window.innerWidth)).toBe(375)
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.goto('/?story=screens--market--all&width=375')
  await tool(page, /fullscreen/).click()
  for (const key of ['Escape', 'Alt+f']) {
    await expect(stories(page)).toBeVisible()
    await frame.getByRole('link').first().focus()
    await page.keyboard.press(key)
    await expect(stories(page)).toHaveCount(0)
    if (key === 'Escape') await page.keyboard.press('Alt+f')
  }
})

test('the Stepper in a page of another host has one theme', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const story = new URL(addressOf('stepper--mobile-menu'), baseURL)
  await page.setContent(`<iframe src="${story}" width="1400" height="850">`)
  const stage = page.frameLocator('iframe').frameLocator('iframe').locator('html')
  await expect(stage).toHaveAttribute('data-theme', 'dark')
})

test('a click in the picture of a statechart shows all of it, and then the clicked place', async ({
  page,
}) => {
  await page.goto('/statecharts/auth.svg')
  const picture = page.locator('svg').first()
  await expect(picture).toHaveCSS('cursor', 'zoom-out')
  await page.mouse.click(700, 400)
  await expect(picture).toHaveCSS('cursor', 'zoom-in')
  const state = page.locator('[data-state]').last()
  const { x, y, width, height } = (await state.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(picture).toHaveCSS('cursor', 'zoom-out')
  await expect(state).toBeInViewport()
})

test('a form is printed with what it says', async ({ page }) => {
  await page.goto(addressOf('screens--register--nothing-entered'))
  await expect(shown(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(page.getByText('Please enter your email address.')).toBeVisible()
})
