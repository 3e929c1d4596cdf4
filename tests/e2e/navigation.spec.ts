import { adminNavigation } from '@/data/registries/adminNavigation'
import { expectFits } from './pageChecks.ts'
import { accountPages, soonPages, wrongLinks } from './soonLinks.ts'
import { demo, expect, heading, signIn, test } from './support.ts'

test('a page for an unknown address tags its links to pages under construction, and no others', async ({
  page,
}) => {
  expect([...soonPages]).toEqual(expect.arrayContaining(['/fees', '/wallet']))
  await page.goto('/fes')
  await expect(heading(page, /.+/)).toBeVisible()
  expect(await wrongLinks(page)).toEqual([])
})

test('the user area tags its links to pages under construction, the bell by its name', async ({ page }) => {
  test.slow()
  await signIn(page, demo)
  await expect(
    page.getByRole('list', { name: 'Coming soon' }).getByRole('link', { name: 'Deposit' }),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications (Soon)' }).first()).toBeVisible()
  expect(await wrongLinks(page)).toEqual([])
  for (const address of [...accountPages, '/cards']) {
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    expect.soft(await wrongLinks(page), address).toEqual([])
  }
})

test('a menu lists what is live first, then under one name what is coming soon', async ({ page }) => {
  await page.goto('/admin/users')
  const soonIn = (name: string) =>
    page.getByRole('navigation', { name, exact: true }).getByRole('list', { name: 'Coming soon' })
  await expect(soonIn('Admin').getByRole('link')).toHaveCount(adminNavigation.length)
  await page.goto('/about')
  await expect(soonIn('Main').getByRole('link')).toHaveText(['Education', 'Support'])
  const footer = page.getByRole('contentinfo').getByRole('group', { name: 'Coming soon' })
  await expect(footer.getByRole('link', { name: 'FAQ' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Support' })).toHaveCount(0)
  await expect(page.getByText('Soon', { exact: true })).toHaveCount(0)
})

test('on every width the header fits, and the footer is low and folds on a phone', async ({ page }) => {
  await page.goto('/about')
  const header = page.getByRole('banner')
  const footer = page.getByRole('contentinfo')
  await expect(header.getByRole('link', { name: 'King Exchange' })).toBeVisible()
  await expectFits(page, [320, 375, 768, 992, 1024, 1280])
  const tag = await header.getByText('Coming soon', { exact: true }).first().boundingBox()
  const box = await header.boundingBox()
  expect.soft(box && tag && tag.y >= box.y && tag.y + tag.height <= box.y + box.height).toBe(true)

  const fees = footer.getByRole('link', { name: 'Fees' })
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(fees).toBeHidden()
  await footer.locator('summary', { hasText: 'Coming soon' }).press('Enter')
  await expect(fees).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(footer.getByRole('link', { name: 'Education' })).toBeFocused()

  for (const address of ['/about', '/fees']) {
    await page.goto(address)
    for (const [width, most] of [
      [375, 750],
      [1440, 460],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const { height } = (await footer.boundingBox()) ?? { height: Number.POSITIVE_INFINITY }
      expect.soft(height, `the footer of ${address} at ${width} px`).toBeLessThanOrEqual(most)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('the groups of the footer open too', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary', { hasText: 'Coming soon' }).click()
    await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible()
  })
})

test('an unknown address is named, and the pages whose addresses are near are offered', async ({ page }) => {
  await page.goto('/fes')
  await expect(heading(page, 'Page not found')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('There is no page at /fes.')
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: '/fees (Soon)' }).click()
  await expect(page).toHaveURL('/fees')
})

test('a link to a section moves the focus to the heading of the section', async ({ page }) => {
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Staking' }).click()
  await expect(page).toHaveURL('/features#staking')
  await expect(page.locator('#staking').getByRole('heading').first()).toBeFocused()
  await expect(page.locator('#staking').getByRole('heading').first()).toBeInViewport()
})
