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
  await expect(page.getByRole('link', { name: 'Deposit (Soon)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications (Soon)' }).first()).toBeVisible()
  expect(await wrongLinks(page)).toEqual([])
  for (const address of [...accountPages, '/cards']) {
    await page.goto(address)
    await expect(heading(page, /.+/)).toBeVisible()
    expect.soft(await wrongLinks(page), address).toEqual([])
  }
})

test('the admin area says once that its pages are coming soon', async ({ page }) => {
  await page.goto('/admin/users')
  const navigation = page.getByRole('navigation', { name: 'Admin' })
  await expect(navigation).toHaveAccessibleDescription('All of these pages are coming soon.')
  await expect(navigation.getByText('Soon', { exact: true })).toHaveCount(0)
})

test('the header with its tags fits into every window', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByRole('banner').getByRole('link', { name: 'King Exchange' })).toBeVisible()
  for (const width of [320, 375, 768, 992, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
  }
  const tag = page.getByRole('banner').getByText('Soon', { exact: true }).first()
  const [box, header] = [await tag.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(box && header && box.y >= header.y && box.y + box.height <= header.y + header.height).toBe(true)
})

test.describe('the footer', () => {
  for (const [width, most] of [
    [375, 750],
    [1440, 460],
  ] as const) {
    test(`is at most ${most} px high at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const address of ['/about', '/fees']) {
        await page.goto(address)
        const box = await page.getByRole('contentinfo').boundingBox()
        expect(box?.height, address).toBeLessThanOrEqual(most)
      }
    })
  }

  test('folds its groups on a phone, which open by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    const fees = footer.getByRole('link', { name: 'Fees' })
    await expect(fees).toBeHidden()
    await footer.locator('summary', { hasText: 'Help' }).press('Enter')
    await expect(fees).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(footer.getByRole('link', { name: 'Contact' })).toBeFocused()
  })

  test('has one heading at most, and no newsletter where the page has its own', async ({ page }) => {
    await page.goto('/about')
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(1)
    await page.goto('/blog')
    await expect(page.getByLabel('Email for the newsletter')).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })

  test('the groups of the footer open too', async ({ page }) => {
    await page.goto('/about')
    const footer = page.getByRole('contentinfo')
    await footer.locator('summary', { hasText: 'Company' }).click()
    await expect(footer.getByRole('link', { name: 'Terms (Soon)' })).toBeVisible()
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
