import type { Page } from '@playwright/test'
import { contrastOf, emptySections, expectLowWindowForContent, expectReversible } from './media.ts'
import { chooseMotion, confirmedUser, expect, heading, store, test } from './support.ts'

// The public pages and the forms are asked the same in `pages.spec.ts`.

/** Opens a page on which nothing moves or changes. */
async function open(page: Page, address: string) {
  await chooseMotion(page, 'paused')
  await page.goto(address)
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-motion', /.+/)
}

test('the dashboard is whole from right to left, in a low window and on paper', async ({ page, request }) => {
  await store(page, (await confirmedUser(request)).session)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await test.step('from right to left', () => expectReversible(page))
  await test.step('in a low window', () => expectLowWindowForContent(page))
  await test.step('on paper', async () => {
    await page.setViewportSize({ width: 718, height: 1000 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByTestId('account-name')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
    const link = page.getByRole('region', { name: 'Referral link' }).getByText(/^http.*\/register\?ref=\w+$/)
    await expect(link, 'the whole link').toBeVisible()
    expect(await link.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
    expect(await emptySections(page), 'headings with nothing beneath').toEqual([])
  })
})

test('for a visitor who asks for more contrast, lines are as clear as edges and text is stronger', async ({
  page,
}) => {
  await open(page, '/market')
  const lead = page.getByRole('main').locator('h1 ~ p').first()
  const header = page.getByRole('banner')
  const before = await contrastOf(lead, 'color')
  expect(await contrastOf(header, 'borderBottomColor')).toBeLessThan(3)
  await page.emulateMedia({ contrast: 'more' })
  expect(await contrastOf(header, 'borderBottomColor')).toBeGreaterThanOrEqual(3)
  expect(await contrastOf(lead, 'color')).toBeGreaterThan(before)
})
