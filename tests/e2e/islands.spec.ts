import { scriptWith } from './builtFiles.ts'
import {
  awakeIslands,
  confirmedUser,
  expect,
  heading,
  hold,
  holdIdleWork,
  idleWorkDone,
  islands,
  liveSwitch,
  notices,
  openAsleep,
  test,
} from './support.ts'

test('a section that lives is hydrated when it comes near, one that does not at an interaction, which is answered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/')
  expect(await awakeIslands(page)).toEqual([])
  const countdown = page.locator('[data-island=countdown]')
  await countdown.scrollIntoViewIfNeeded()
  await expect.poll(() => awakeIslands(page)).toContain('countdown')
  const plans = page.locator('[data-island=api]')
  await plans.scrollIntoViewIfNeeded()
  await expect(plans.getByRole('heading', { name: 'API plans' })).toBeVisible()
  expect(await awakeIslands(page)).not.toContain('api')
  await plans.getByRole('heading', { name: 'API plans' }).hover()
  await expect.poll(() => awakeIslands(page)).toContain('api')
  // As a screen reader presses it.
  await page.getByRole('button', { name: 'Get VIP Access' }).dispatchEvent('click')
  await expect(notices(page)).toHaveCount(1)
})

test('what has only links is hydrated when it is touched, and never before', { tag: '@night' }, async ({
  page,
}) => {
  for (const [path, island] of [
    ['/about', 'team-and-values'],
    ['/api', 'plan-details'],
    ['/contact', 'questions-and-office'],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path)
      const title = page.locator(`[data-island=${island}]`).getByRole('heading').first()
      await title.scrollIntoViewIfNeeded()
      await expect(title).toBeInViewport()
      await idleWorkDone(page)
      expect(await awakeIslands(page)).toEqual([])
      await title.hover()
      await expect.poll(() => awakeIslands(page)).toEqual([island])
    })
  }
})

test('the menu of a phone is hydrated when it is opened, and not before', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/about')
  const sheet = page.locator('[data-island=menu] > :first-child')
  const isHydrated = () =>
    sheet.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))
  await idleWorkDone(page)
  expect(await isHydrated()).toBe(false)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect.poll(isHydrated).toBe(true)
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Language' }).click()
  await expect(menu.getByRole('group', { name: 'Languages' })).toBeVisible()
})

test('a section keeps its content while the page around it changes, and after another page', async ({
  page,
}) => {
  const whole = [
    'product',
    'features',
    'kcc',
    'countdown',
    'vip',
    'app',
    'api',
    'protection',
    'partners',
    'closing',
    'footer',
  ]
  const filled = () =>
    islands(page).evaluateAll((boxes) =>
      boxes.flatMap((box) => (box.textContent ? [(box as HTMLElement).dataset.island] : [])),
    )
  await page.goto('/')
  await liveSwitch(page).click()
  await expect(liveSwitch(page)).toHaveAccessibleName(/^Resume/)
  expect(await filled()).toEqual(whole)
  // The first is near enough to live.
  expect((await awakeIslands(page)).filter((name) => name !== 'product')).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Token' }).click()
  await expect(page).toHaveURL(/\/token$/)
  await expect.poll(filled).toEqual(['token-details', 'footer'])
  await page.goBack()
  await expect(heading(page, /Every market/)).toBeVisible()
  await expect.poll(filled).toEqual(whole)
  await page.getByRole('button', { name: 'Download for iOS' }).click()
  await expect(page.getByText(/not implemented yet/)).toBeVisible()
})

test('a link in a sleeping footer is followed within the site, and the next page wakes the footer', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  expect(await awakeIslands(page)).toEqual([])
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Fees' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/fees$/)
  await expect(footer.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'page')
  await expect(footer.getByLabel('Email for the newsletter')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(footer.getByLabel('Email for the newsletter')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('what a visitor has done in a footer whose code is late is there when it has come', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await holdIdleWork(page)
  await page.goto('/about')
  const release = await hold(page, `**${scriptWith('Email for the newsletter')}`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Token' }).click()
  await expect(page).toHaveURL('/token')
  await expect(heading(page, 'Two tokens, one crown')).toBeFocused()

  const footer = page.getByRole('contentinfo')
  const group = footer.locator('summary', { hasText: 'Company' })
  const field = footer.getByLabel('Email for the newsletter')
  await field.fill('ada@example.test')
  await group.click()
  await expect(footer.getByRole('link', { name: 'About' })).toBeVisible()
  expect(await awakeIslands(page)).not.toContain('footer')
  release()
  await expect.poll(() => awakeIslands(page)).toContain('footer')
  await expect(footer.getByRole('link', { name: 'About' })).toBeVisible()
  await expect(field).toHaveValue('ada@example.test')
  await expect(group).toBeFocused()
  await expect(footer.locator('[aria-current=page]')).toHaveText('Token')
})

test('the languages open before the scripts have come, and stay open when they have', {
  tag: '@night',
}, async ({ page }) => {
  const wake = await openAsleep(page, '/')
  const languages = page.getByRole('group', { name: 'Languages' })
  await page.getByRole('banner').getByRole('button', { name: 'Language' }).click()
  await expect(languages).toBeVisible()
  await wake()
  await expect(languages).toBeVisible()
  await languages.getByRole('button', { name: 'English' }).click()
  await expect(languages).toBeHidden()
})

test('a login sent before the scripts have come is sent when they have, never in the address', async ({
  page,
  request,
}) => {
  const { email, password } = await confirmedUser(request)
  const addresses: string[] = []
  page.on('request', (asked) => addresses.push(asked.url()))
  const wake = await openAsleep(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await wake()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([])
})
