import type { Page } from '@playwright/test'
import { expect, heading, idleWorkDone, liveSwitch, test } from './support.ts'

const narrow = { width: 375, height: 800 }

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const ticker = (page: Page) => page.getByRole('region', { name: 'Market prices' })

const runningAnimations = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

/** Records every change of texts and elements from now on. Returns a function that reads them. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  const changes = await page.evaluateHandle(() => {
    const seen: string[] = []
    new MutationObserver((records) => {
      for (const { type, target, addedNodes, removedNodes } of records) {
        const nodes = type === 'childList' ? [...removedNodes, ...addedNodes] : [target]
        seen.push(
          `${type}: ${nodes.map(({ nodeName, textContent }) => `${nodeName} ${textContent}`).join(', ')}`,
        )
      }
    }).observe(document.body, { characterData: true, childList: true, subtree: true })
    return seen
  })
  return () => changes.evaluate((seen) => [...seen])
}

/** Checks that motion and live figures are paused: for 10 s no text changes and no animation runs. */
async function expectStillness(page: Page) {
  await expect(liveSwitch(page)).toHaveAccessibleName(/^Resume/)
  await expect.poll(() => runningAnimations(page)).toBe(0)
  const changes = await watchTexts(page)
  await page.clock.runFor(10_000)
  expect(await changes()).toEqual([])
  expect(await runningAnimations(page)).toBe(0)
}

async function expectChanges(page: Page) {
  const changes = await watchTexts(page)
  await expect(async () => {
    await page.clock.runFor(3_000)
    expect(await changes()).not.toEqual([])
  }).toPass()
}

test('the menu of a phone leads to pages, and closes by any choice and by Back', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.goto('/')
  const choose = async (name: string) => {
    await menuButton(page).click()
    await menu(page).getByRole('link', { name }).click()
    await expect(menu(page)).toBeHidden()
  }
  await choose('Token')
  await expect(page).toHaveURL('/token')
  await expect(heading(page, /.+/)).toBeFocused()
  await choose('Token')
  await choose('Market')
  await expect(page).toHaveURL('/market')
  await menuButton(page).click()
  await expect(menu(page).locator('[aria-current=page]')).toHaveText('Market')
  await page.goBack()
  await expect(page).toHaveURL('/token')
  await expect(menu(page)).toBeHidden()
})

// WCAG 2.2, 2.2.2: «(1) starts automatically, (2) lasts more than five seconds, and (3) is presented in parallel with
// other content, there is a mechanism for the user to pause, stop, or hide it».
test.describe('what changes by itself', () => {
  test.use({ reducedMotion: 'no-preference' })

  test.beforeEach(async ({ page }) => {
    // Without a graphics card a low window leaves more of the processor to the page.
    await page.setViewportSize({ width: 1280, height: 480 })
    await page.clock.install()
  })

  test('does not move under reduced motion, and is stopped by the live switch, for the next visit too', async ({
    page,
  }) => {
    await page.goto('/')
    const strip = page.getByRole('group', { name: 'Pairs and prices' })
    const more = page.getByRole('button', { name: 'More prices' })
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
    await expect(strip).toHaveCount(0)
    await expect(more).toBeHidden()
    await expectChanges(page)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => runningAnimations(page)).toBe(0)
    await expect(strip).toBeVisible()
    await expect(ticker(page).locator('ul[aria-hidden]')).toBeHidden()
    await expectChanges(page)
    expect(await runningAnimations(page)).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)

    await expect(liveSwitch(page)).toHaveAttribute('title', /^Pause/)
    await liveSwitch(page).click()
    await page.mouse.move(0, 0)
    await expect(ticker(page)).toContainText(/Paused at \d\d:\d\d:\d\d/)
    await expect(more).toBeVisible()
    await expectStillness(page)
    await page.reload()
    await idleWorkDone(page)
    await expectStillness(page)

    await liveSwitch(page).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, reducedMotion: 'no-preference', viewport: narrow })

  test('nothing moves or waits for scripts, the footer unfolds, and the menu leads to a page', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(ticker(page).getByRole('listitem').first()).toBeVisible()
    await expect(liveSwitch(page)).toBeHidden()
    await expect(ticker(page).locator('button:visible')).toHaveCount(0)
    expect(await runningAnimations(page)).toBe(0)
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary', { hasText: 'Coming soon' }).click()
    await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible()
    await menuButton(page).click()
    await expect(menu(page)).toBeVisible()
    await expect(menu(page).getByRole('button', { name: 'Search' })).toBeHidden()
    await menu(page).getByRole('link', { name: 'Market' }).click()
    await expect(page).toHaveURL('/market')
  })
})
