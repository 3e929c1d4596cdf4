import { clientScript, scriptWith } from './builtFiles.ts'
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
  openAsleep,
  test,
} from './support.ts'

test('a section that lives is hydrated when it comes near, one that does not at an interaction', async ({
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
})

for (const [path, island] of [
  ['/about', 'team-and-values'],
  ['/api', 'plan-details'],
  ['/contact', 'questions-and-office'],
] as const) {
  test(`what has only links on ${path} is hydrated when it is touched, and never before`, async ({
    page,
  }) => {
    await page.goto(path)
    const part = page.locator(`[data-island=${island}]`)
    const title = part.getByRole('heading').first()
    await title.scrollIntoViewIfNeeded()
    await expect(title).toBeInViewport()
    await idleWorkDone(page)
    expect(await awakeIslands(page)).toEqual([])
    await title.hover()
    await expect.poll(() => awakeIslands(page)).toEqual([island])
  })
}

test('the menu of a phone is hydrated when it is opened, and not before', async ({ page }) => {
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

for (const [path, button] of [
  ['/', 'Get VIP Access'],
  ['/token', 'Start Staking'],
] as const) {
  test(`a press in a sleeping section of ${path} is answered`, async ({ page }) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(1)
  })
}

test('a sleeping part is woken by a press alone, as a screen reader makes it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get VIP Access' }).dispatchEvent('click')
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(1)
})

test('a link in a sleeping part is followed within the site, and its page wakes the footer', async ({
  page,
}) => {
  await page.goto('/about')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  expect(await awakeIslands(page)).toEqual([])
  const links = page.getByRole('contentinfo')
  await links.getByRole('link', { name: 'Fees' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/fees$/)
  await expect(links.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'page')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('another page wakes a sleeping footer, which knows whether that has a newsletter of its own', async ({
  page,
}) => {
  await page.goto('/about')
  expect(await awakeIslands(page)).toEqual([])
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(page.getByRole('contentinfo').getByLabel('Email for the newsletter')).toHaveCount(0)
})

test('what a visitor has done in a footer whose code is late is there when it has come', async ({ page }) => {
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

test('a press before the scripts have come is answered once, when they have', async ({ page }) => {
  const wake = await openAsleep(page, '/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-motion', 'live')
  await liveSwitch(page).click()
  await expect(root).toHaveAttribute('data-motion', 'live')
  await wake()
  await expect(root).toHaveAttribute('data-motion', 'paused')
})

test('the languages open before the scripts have come, and stay open when they have', async ({ page }) => {
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

test('a visitor’s page comes alive without the code of notices, and never loads that of accounts', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(new URL(asked.url()).pathname)
  })
  const notices = scriptWith('toast-group')
  const beIdle = await holdIdleWork(page)
  await page.goto('/')
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts).not.toContain(notices)
  await beIdle()
  await expect.poll(() => scripts).toContain(notices)
  await page.waitForLoadState('networkidle')
  expect(scripts).not.toContain(clientScript())
})
